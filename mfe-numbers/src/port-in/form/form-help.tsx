import type { PortOrder } from '@jackfield/contract/api/port-in';
import { Button } from '@jackfield/kit/ui/core';
import { type Message, navigateTo, useT } from '@jackfield/runtime';
import { paths } from '@jackfield/contract';
import { useState } from 'react';
import { formMessages as messages, orderMessages } from '../messages.ts';
import { CancelDialog } from '../order/cancel-dialog.tsx';
import css from '../port-in.module.css';
import type { PortStep } from './rules.ts';

const helps: Readonly<Record<PortStep, Message>> = {
  numbers: messages.helpNumbers,
  account: messages.helpAccount,
  calls: messages.helpCalls,
  bill: messages.helpBill,
  letter: messages.helpLetter,
  date: messages.helpDate,
};

/** What helps with the open step, and the way to drop the draft. */
export function FormHelp({ step, order }: { step: string; order: PortOrder | null }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={css.help}>
      <h2>{t(messages.help)}</h2>
      <p className="ui-secondary">{t(helps[step as PortStep])}</p>
      {order?.canCancel && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t(orderMessages.cancelAsk)}
          </Button>
        </div>
      )}
      {order && isAsking && (
        <CancelDialog
          order={order}
          onDone={() => void navigateTo(paths.admin.company.portIn())}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
