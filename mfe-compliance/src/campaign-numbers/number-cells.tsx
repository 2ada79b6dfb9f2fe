import { OpenLink } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatPhone } from '@jackfield/domain';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { type Column, TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { common, Link, t } from '@jackfield/runtime';
import { numbersMessages as messages } from './messages.ts';
import css from './numbers.module.css';
import { TextingBadge } from './texting-badge.tsx';

const { company, numbers, users } = paths.admin;

/** Page of who has a number. */
const ownerPath = ({ ownerType, ownerId }: TextingNumber) =>
  ownerType === 'company' ? numbers.edit(ownerId) : users.edit(ownerId, 'phone-numbers');

/** What kind of owner a number has. */
export const ownerKind = ({ ownerType }: Pick<TextingNumber, 'ownerType'>): string =>
  t(ownerType === 'company' ? messages.company : common.user);

interface ColumnParts {
  onRemove(number: TextingNumber): void;
  date(instant: string): string;
  dateTime(instant: string): string;
}

/** Columns of the numbers of a campaign. */
export const numberColumns = ({
  onRemove,
  date,
  dateTime,
}: ColumnParts): Column<TextingNumber>[] => [
  {
    key: 'number',
    title: t(common.number),
    width: 200,
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
    width: 220,
    render: (number) => (
      <TwoLines
        first={<OpenLink to={ownerPath(number)}>{number.ownerName}</OpenLink>}
        second={ownerKind(number)}
      />
    ),
    skeleton: <TwoLinesSkeleton first={120} second={90} />,
  },
  {
    key: 'added',
    title: t(messages.added),
    width: 150,
    from: 992,
    render: ({ links }) => {
      const at = links.find(({ link }) => link === 'attached')?.at;
      return (
        at && (
          <time className="ui-num" dateTime={at}>
            {date(at)}
          </time>
        )
      );
    },
    skeleton: <Skeleton width={84} height={10} />,
  },
  {
    key: 'texting',
    title: t(messages.texting),
    width: 350,
    narrow: 300,
    render: (number) => (
      <span className={css.texting}>
        <TextingBadge number={number} />
        {number.readyBy && (
          <span className="ui-note ui-clip">
            {t(messages.readyBy, { when: dateTime(number.readyBy) })}
          </span>
        )}
      </span>
    ),
    skeleton: <Skeleton width={76} height={10} />,
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
