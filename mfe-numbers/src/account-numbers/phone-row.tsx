import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { Link } from '@jackfield/runtime';
import { RegistrationBadge } from './columns.tsx';

/** A number as a phone shows it; its registration exists in the USA only (ROLE-11). */
export const phoneRow = (number: TenantNumber, isUsa: boolean): PhoneRow => ({
  title: (
    <Link to={paths.admin.company.numberDetails(number.id)}>{formatPhone(number.number)}</Link>
  ),
  line: [...new Set([number.label, number.ownerName])].filter(Boolean).join(' · '),
  badge: isUsa && <RegistrationBadge number={number} />,
});
