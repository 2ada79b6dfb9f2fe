import type { CallInput } from '@jackfield/contract';
import { sendText } from '@jackfield/contract/api/text';
import { useRequestKey } from '@jackfield/kit/request-key';
import { call, failureText, fieldMessages, queryClient } from '@jackfield/runtime';
import { useState } from 'react';
import { textsKey } from './text-query.ts';

type Sent = Extract<CallInput<typeof sendText>, { body: unknown }>['body'];

/** Sends a text once, however often it is tried; `onSent` is told when the portal has it. */
export function useSendText(onSent: () => void) {
  const key = useRequestKey();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (body: Sent) => {
    setBusy(true);
    setFault(undefined);
    try {
      await call(sendText, { body }, { idempotencyKey: key.of(body) });
      key.renew();
      onSent();
    } catch (failure) {
      const [field] = Object.values(fieldMessages(failure));
      setFault(field ?? failureText(failure));
    }
    await queryClient.invalidateQueries({ queryKey: textsKey });
    setBusy(false);
  };
  return { send, isBusy, fault, forget: () => setFault(undefined) };
}
