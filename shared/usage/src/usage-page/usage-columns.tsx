import type { UsageRecord } from '@jackfield/contract/api/usage';
import { formatPhone } from '@jackfield/domain';
import { Skeleton } from '@jackfield/kit/ui/core';
import { type Column, TwoLines } from '@jackfield/kit/ui/table';
import { common, t, type useFormats } from '@jackfield/runtime';
import { durationText } from './duration-text.ts';
import { directionLabels, kindLabels } from './kinds.ts';
import { usageMessages } from './messages.ts';
import { outcomeLabels, outcomeText } from './outcome.ts';

type Formats = ReturnType<typeof useFormats>;

const number = (text: string) => <span className="ui-num">{formatPhone(text)}</span>;

/** Whose call it was, and below what became of it: with who had it, where that is somebody else. */
function Who(record: UsageRecord) {
  const { outcome, takenBy, teammateName: name } = record;
  const told = outcome ? outcomeText(record) : null;
  if (!name && !told) return <span className="ui-text3">{t(common.none)}</span>;
  const isOwn = !takenBy || takenBy.name === name;
  const second = outcome && isOwn ? t(outcomeLabels[outcome]) : told;
  const first = name || told || '';
  return (
    <TwoLines
      first={
        <span className="ui-clip" title={first}>
          {first}
        </span>
      }
      second={name ? second : null}
    />
  );
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
      width: 114,
      sortable: true,
      optional: true,
      render: ({ usageType }) => t(kindLabels[usageType]),
    },
    {
      key: 'direction',
      title: t(usageMessages.direction),
      width: 96,
      optional: true,
      from: 992,
      render: ({ direction }) => t(directionLabels[direction]),
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
      title: t(common.user),
      width: 210,
      optional: true,
      from: 992,
      render: (record) => <Who {...record} />,
    },
    {
      key: 'duration',
      title: t(usageMessages.duration),
      width: 100,
      sortable: true,
      align: 'end',
      render: ({ usageType, duration }) =>
        usageType === 'sms' ? (
          <span className="ui-text3">{t(common.none)}</span>
        ) : (
          <span className="ui-num">{durationText(duration)}</span>
        ),
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
