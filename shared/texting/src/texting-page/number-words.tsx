import { brokenLink, textingReasonText } from '@jackfield/domain/words/texting';
import { paths } from '@jackfield/contract';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatPhone } from '@jackfield/domain';
import { TwoLines } from '@jackfield/kit/ui/table';
import { timeZoneAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { sinceText } from '../texting-status/status-text.ts';
import css from './rows.module.css';
import { Link } from '@jackfield/runtime';

/** A number and whose it is. */
export function NumberCell({ number }: { number: TextingNumber }) {
  const { id, label, ownerName } = number;
  return (
    <TwoLines
      isName
      first={
        <Link to={paths.admin.company.numberDetails(id)} className="ui-num">
          {formatPhone(number.number)}
        </Link>
      }
      second={[...new Set([ownerName, label])].filter(Boolean).join(', ')}
    />
  );
}

/** What stands in the way of a number, who decided it, and since when. */
export function ReasonCell({ number }: { number: TextingNumber }) {
  const zone = useAtomValue(timeZoneAtom);
  const text = textingReasonText(number);
  const isStopped = brokenLink(number)?.state === 'stopped';
  return (
    <TwoLines
      first={
        <span className={isStopped ? css.stopped : undefined} title={text}>
          {text}
        </span>
      }
      second={sinceText(number, zone)}
    />
  );
}
