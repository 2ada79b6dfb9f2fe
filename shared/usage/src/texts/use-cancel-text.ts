import { cancelText } from '@jackfield/contract/api/text';
import { call, notify, queryClient, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { textMessages } from './messages.ts';
import { textsKey } from './text-query.ts';

/** Takes back a text that waits; one that is on its way meanwhile shows how it stands. */
export function useCancelText(id: string) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await call(cancelText, { params: { id } });
      notify.success(t(textMessages.cancelledToast));
    } catch (failure) {
      notify.failure(failure);
    }
    await queryClient.invalidateQueries({ queryKey: textsKey });
    setBusy(false);
  };
  return { cancel, isBusy };
}
