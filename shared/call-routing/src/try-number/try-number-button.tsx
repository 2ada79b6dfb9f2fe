import { askMessages } from '@jackfield/call-routing/call-flow';
import { Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { TryNumberDialog } from './try-number-dialog.tsx';

/** The quiet button beside a number that tries a call to it. */
export function TryNumberButton({ number }: { number: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {t(askMessages.tryCall)}
      </Button>
      {isOpen && <TryNumberDialog number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
