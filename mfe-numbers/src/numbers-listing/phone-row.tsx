import { ClosedBadge } from '@jackfield/call-routing/call-override';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { common, t } from '@jackfield/runtime';
import { CompanyName, type NameMarks, NumberMark } from './name-cell.tsx';
import { orderedNumbers } from './ordered-numbers.ts';
import { targetName } from './target-style.ts';

/** The two lines of a row on a phone: the name, then number and who picks up. */
export function phoneRow(company: CompanyListItem, marks: NameMarks): PhoneRow {
  const [first, ...more] = orderedNumbers(company.phoneNumbers);
  const number = first ? formatPhone(first.number) : t(common.none);
  const rest = more.length > 0 ? ` +${more.length}` : '';
  return {
    picture: <NumberMark large />,
    title: <CompanyName company={company} {...marks} />,
    badge: company.closedUntil && <ClosedBadge closed={company.closedUntil} isShort />,
    line: [`${number}${rest}`, targetName(company.openHourTarget)].filter(Boolean).join(' · '),
  };
}
