import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import { notify, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { historyOptions } from './balance-query.ts';
import { creditMessages as messages } from './messages.ts';

const AddCreditDialog = lazyPart(() =>
  import('./add-credit-dialog.tsx').then((file) => file.AddCreditDialog),
);

/** Adds credit from pages other than that of the balance, which is waited for (CRED-02). */
export function AddCreditButton() {
  const t = useT();
  const client = useQueryClient();
  const { data } = useQuery(historyOptions());
  const [isOpening, setOpening] = useState(false);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    setOpening(true);
    try {
      await client.ensureQueryData(historyOptions());
      setOpen(true);
    } catch (error) {
      notify.failure(error);
    } finally {
      setOpening(false);
    }
  }

  return (
    <>
      <Button
        type="primary"
        icon={<Plus size={16} strokeWidth={1.75} />}
        loading={isOpening}
        onClick={() => void open()}
      >
        {t(messages.add)}
      </Button>
      {isOpen && data && <AddCreditDialog history={data} onClose={() => setOpen(false)} />}
    </>
  );
}
