import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { type Column, TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { common, Link, t } from '@jackfield/runtime';
import { numbersMessages as messages } from './messages.ts';

const { company, numbers, users } = paths.admin;

/** Page of who has a number. */
const ownerPath = ({ ownerType, ownerId }: TenantNumber) =>
  ownerType === 'company' ? numbers.edit(ownerId) : users.edit(ownerId, 'phone-numbers');

/** What kind of owner a number has. */
export const ownerKind = ({ ownerType }: Pick<TenantNumber, 'ownerType'>): string =>
  t(ownerType === 'company' ? messages.company : common.user);

/** Columns of the numbers of a campaign. */
export const numberColumns = (onRemove: (number: TenantNumber) => void): Column<TenantNumber>[] => [
  {
    key: 'number',
    title: t(common.number),
    width: 230,
    render: ({ id, number }) => (
      <Link to={company.numberRegistration(id)} className="ui-num ui-strong">
        {formatPhone(number)}
      </Link>
    ),
    skeleton: <Skeleton width={132} height={11} />,
  },
  {
    key: 'owner',
    title: t(common.owner),
    width: 270,
    render: (number) => (
      <TwoLines
        first={<Link to={ownerPath(number)}>{number.ownerName}</Link>}
        second={ownerKind(number)}
      />
    ),
    skeleton: <TwoLinesSkeleton first={120} second={90} />,
  },
  {
    key: 'label',
    title: t(common.label),
    width: 190,
    from: 992,
    render: ({ label }) => label || <span className="ui-text3">{t(common.none)}</span>,
    skeleton: <Skeleton width={90} height={10} />,
  },
  {
    key: 'remove',
    title: t(common.actions),
    width: 130,
    align: 'end',
    render: (number) => (
      <Button
        type="text"
        size="small"
        aria-label={t(messages.removeOfAsk, { number: formatPhone(number.number) })}
        onClick={() => onRemove(number)}
      >
        {t(messages.removeAsk)}
      </Button>
    ),
    skeleton: <Skeleton width={60} height={10} />,
  },
];
