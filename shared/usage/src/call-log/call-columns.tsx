import type { LoggedCall } from '@jackfield/contract/api/call-log';
import { formatPhone } from '@jackfield/domain';
import { callHere, NumberToCall } from '@jackfield/kit/phone-number';
import { Avatar, Skeleton } from '@jackfield/kit/ui/core';
import { Ban, Check, Clock, type LucideIcon, Phone, Voicemail } from '@jackfield/kit/ui/icons';
import { type Column, TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { common, t, type useFormats } from '@jackfield/runtime';
import { durationText } from '../usage-page/duration-text.ts';
import css from './call-log.module.css';
import { timeIn } from './clock.ts';
import { EndedBadge, otherName, ownName, reachedBy, reachedName } from './ended.tsx';
import { callLogMessages } from './messages.ts';

const number = (text: string) => <span className="ui-num">{text}</span>;

/** The side that called, and the side that was called: a name over a number. */
function sideOf(call: LoggedCall, side: 'caller' | 'dialed') {
  const isOther = (call.direction === 'inbound') === (side === 'caller');
  if (isOther) {
    const { name, number: digits } = call.other;
    if (digits === '') return <TwoLines first={otherName(call)} />;
    const shown = <NumberToCall number={digits} name={name} isInRow />;
    return name ? <TwoLines first={name} second={shown} /> : <TwoLines first={shown} />;
  }
  const first = side === 'caller' && call.teammate ? call.teammate.name : ownName(call);
  const second = first === formatPhone(call.own.number) ? '' : formatPhone(call.own.number);
  return <TwoLines first={first} second={second} />;
}

const signs: Partial<Record<LoggedCall['ended'], LucideIcon>> = {
  message: Voicemail,
  blocked: Ban,
};

function Reached({ call }: { call: LoggedCall }) {
  const name = reachedName(call);
  if (name === '') return null;
  const isNumber = name.startsWith('+');
  const isPerson = call.ended === 'answered' && !isNumber;
  const Sign = signs[call.ended] ?? (isNumber ? Phone : Clock);
  return (
    <span className={css.reached}>
      {isPerson ? (
        <Avatar name={name} size={28} />
      ) : (
        <span className={css.sign} aria-hidden="true">
          <Sign size={14} strokeWidth={1.75} />
        </span>
      )}
      <TwoLines first={name} second={reachedBy(call)} />
    </span>
  );
}

/** Calls the other side where nobody has; then says that somebody did. */
function CallBack({ call }: { call: LoggedCall }) {
  if (call.back === 'open') {
    return (
      <a
        className={css.callBack}
        href={`tel:${call.other.number}`}
        onClick={(event) => {
          if (callHere(call.other.number, call.other.name)) event.preventDefault();
        }}
      >
        {t(callLogMessages.callBack)}
      </a>
    );
  }
  if (call.back !== 'done') return null;
  return (
    <span className={css.calledBack}>
      <Check size={14} strokeWidth={1.75} aria-hidden="true" />
      {t(callLogMessages.calledBack)}
    </span>
  );
}

const seconds = (value: number | null) =>
  value === null ? <span className="ui-text3">{t(common.none)}</span> : number(durationText(value));

type Formats = Pick<ReturnType<typeof useFormats>, 'money'>;

/** Columns of the log; times are of the account's zone. */
export function callColumns({ money }: Formats, zone: string): Column<LoggedCall>[] {
  return [
    {
      key: 'date',
      title: t(callLogMessages.time),
      width: 96,
      render: ({ date }) => number(timeIn(zone, date)),
      skeleton: <Skeleton width={56} height={10} />,
    },
    {
      key: 'caller',
      title: t(callLogMessages.caller),
      width: 164,
      render: (call) => sideOf(call, 'caller'),
      skeleton: <TwoLinesSkeleton first={120} second={90} />,
    },
    {
      key: 'dialed',
      title: t(callLogMessages.dialed),
      width: 156,
      optional: true,
      render: (call) => sideOf(call, 'dialed'),
      skeleton: <TwoLinesSkeleton first={80} second={90} />,
    },
    {
      key: 'reached',
      title: t(callLogMessages.reached),
      width: 192,
      render: (call) => <Reached call={call} />,
    },
    {
      key: 'outcome',
      title: t(callLogMessages.outcome),
      width: 150,
      render: ({ ended }) => <EndedBadge ended={ended} />,
    },
    {
      key: 'wait',
      title: t(callLogMessages.wait),
      width: 64,
      align: 'end',
      optional: true,
      from: 992,
      render: ({ wait }) => seconds(wait),
    },
    {
      key: 'duration',
      title: t(callLogMessages.length),
      width: 72,
      align: 'end',
      optional: true,
      render: ({ duration, ended }) => seconds(ended === 'blocked' ? null : duration),
    },
    {
      key: 'amount',
      title: t(common.amount),
      width: 78,
      align: 'end',
      optional: true,
      from: 992,
      render: ({ amount, currency }) => number(money(amount, currency)),
    },
    {
      key: 'back',
      title: t(callLogMessages.callBack),
      width: 124,
      align: 'end',
      from: 992,
      render: (call) => <CallBack call={call} />,
    },
  ];
}
