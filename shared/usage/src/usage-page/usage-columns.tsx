import { callOutcomeWords, directionWords, usageTypeWords } from '@jackfield/domain/words/usage';
import type { UsageRecord } from '@jackfield/contract/api/usage';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { Column } from '@jackfield/kit/ui/table';
import { common, t, type useFormats } from '@jackfield/runtime';
import { durationText } from './duration-text.ts';
import { usageMessages } from './messages.ts';
import { outcomeText } from './outcome.ts';

type Formats = ReturnType<typeof useFormats>;

const number = (text: string) => (
  <span className="ui-num">
    <NumberToCall number={text} isInRow />
  </span>
);

const clipped = (text: string) => (
  <span className="ui-clip" title={text}>
    {text}
  </span>
);

/** Whose call it was, else who had it; nothing where nobody of the account did. */
function whoOf({ teammateName, takenBy }: UsageRecord): string {
  if (teammateName) return teammateName;
  return takenBy && takenBy.kind !== 'external' ? takenBy.name : '';
}

/** What became of a call, in a word; with who had it, where that is somebody else. */
function outcomeOf(record: UsageRecord): string {
  const { outcome, takenBy } = record;
  if (!outcome) return '';
  const isOther = takenBy && takenBy.name !== whoOf(record);
  return (isOther && outcomeText(record)) || t(callOutcomeWords[outcome]);
}

/** Columns of the records (G6); the key of a sorted one is the server's name of the sort. */
export function usageColumns({ dateTime, money }: Formats): Column<UsageRecord>[] {
  return [
    {
      key: 'date',
      title: t(common.date),
      width: 184,
      sortable: true,
      render: ({ date }) => <span className="ui-num">{dateTime(date)}</span>,
      skeleton: <Skeleton width={136} height={10} />,
    },
    {
      key: 'usageType',
      title: t(common.type),
      width: 130,
      sortable: true,
      optional: true,
      render: ({ usageType }) => t(usageTypeWords[usageType]),
    },
    {
      key: 'direction',
      title: t(usageMessages.direction),
      width: 96,
      optional: true,
      from: 992,
      render: ({ direction }) => t(directionWords[direction]),
    },
    {
      key: 'from',
      title: t(usageMessages.fromNumber),
      width: 170,
      sortable: true,
      render: ({ from }) => number(from),
    },
    {
      key: 'to',
      title: t(usageMessages.toNumber),
      width: 170,
      sortable: true,
      render: ({ to }) => number(to),
    },
    {
      key: 'user',
      title: t(usageMessages.who),
      width: 150,
      optional: true,
      from: 992,
      render: (record) => clipped(whoOf(record)),
    },
    {
      key: 'outcome',
      title: t(usageMessages.outcome),
      width: 150,
      optional: true,
      from: 992,
      render: (record) => clipped(outcomeOf(record)),
    },
    {
      key: 'duration',
      title: t(usageMessages.duration),
      width: 100,
      sortable: true,
      align: 'end',
      render: ({ usageType, duration }) =>
        usageType !== 'sms' && <span className="ui-num">{durationText(duration)}</span>,
    },
    {
      key: 'amount',
      title: t(common.amount),
      width: 110,
      sortable: true,
      align: 'end',
      render: ({ amount, currency }) => <span className="ui-num">{money(amount, currency)}</span>,
    },
  ];
}
