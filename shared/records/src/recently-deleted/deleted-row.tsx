import type { DeletedRecord } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { common, useFormats, useT } from '@jackfield/runtime';
import { deletedMessages } from './messages.ts';
import css from './recently-deleted.module.css';

interface DeletedRowProps {
  record: DeletedRecord;
  busy: boolean;
  onRestore(): void;
}

/** A deleted record: who deleted it when, and which of its phone numbers can still be had. */
export function DeletedRow({ record, busy, onRestore }: DeletedRowProps) {
  const t = useT();
  const { relative, dateTime } = useFormats();
  const { name, deletedBy: who, deletedAt, numbers } = record;
  return (
    <li className={css.row}>
      <div className="ui-fill">
        <p className="ui-clip ui-strong">{name}</p>
        <p className="ui-caption" title={dateTime(deletedAt)}>
          {t(deletedMessages.by, { who, when: relative(deletedAt) })}
        </p>
        {numbers && <Numbers numbers={numbers} />}
      </div>
      <Button
        size="small"
        loading={busy}
        aria-label={t(deletedMessages.restoreOf, { name })}
        onClick={onRestore}
      >
        {t(common.restore)}
      </Button>
    </li>
  );
}

function Numbers({ numbers }: { numbers: NonNullable<DeletedRecord['numbers']> }) {
  const t = useT();
  const { date, money } = useFormats();
  if (numbers.length === 0) return <p className="ui-caption">{t(deletedMessages.noNumbers)}</p>;
  return (
    <dl className={css.numbers}>
      {numbers.map(({ number, isAvailable, heldUntil, monthlyPrice, currency }) => (
        <div key={number}>
          <dt className="ui-num">{formatPhone(number)}</dt>
          <dd data-available={isAvailable}>
            <Availability
              isAvailable={isAvailable}
              until={heldUntil && date(heldUntil)}
              price={money(monthlyPrice, currency)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AvailabilityProps {
  isAvailable: boolean;
  until: string | null;
  price: string;
}

/** Whether a phone number can be had again, and until when it surely can. */
function Availability({ isAvailable, until: when, price }: AvailabilityProps) {
  const t = useT();
  if (!isAvailable) return t(deletedMessages.taken);
  return when === null
    ? t(deletedMessages.available, { price })
    : t(deletedMessages.held, { when, price });
}
