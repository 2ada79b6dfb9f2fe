import type { PortOrder } from '@jackfield/contract/api/port-in';
import { formatDay } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { FileText } from '@jackfield/kit/ui/icons';
import { useFormats, useT } from '@jackfield/runtime';
import { type ReactNode, useState } from 'react';
import { BillLink } from '../bill/bill-link.tsx';
import { LetterDialog } from '../letter/letter-dialog.tsx';
import { letterMessages, orderMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';

/** The letter of authorization and the bill, to be read again. */
export function Documents({ order }: { order: PortOrder }) {
  const t = useT();
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { letter, bill } = order;
  return (
    <section>
      <h2>{t(messages.documents)}</h2>
      <Document
        note={
          letter === null
            ? t(letterMessages.unsigned)
            : t(letter.isCurrent ? letterMessages.signedOn : letterMessages.notCurrent, {
                day: date(letter.signedAt),
              })
        }
      >
        <Button
          type="link"
          looks
          className={css.document ?? ''}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t(letterMessages.letter)}
        </Button>
      </Document>
      {bill && (
        <Document
          note={t(messages.billDates, {
            day: formatDay(bill.billDate),
            until: formatDay(bill.validUntil),
          })}
        >
          <BillLink orderId={order.id} className={css.document ?? ''}>
            {bill.fileName}
          </BillLink>
        </Document>
      )}
      {isOpen && <LetterDialog order={order} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Document({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={css.file}>
      <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className="ui-lines">
        {children}
        <span className="ui-note">{note}</span>
      </div>
    </div>
  );
}
