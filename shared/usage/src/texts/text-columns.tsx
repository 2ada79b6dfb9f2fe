import { directionWords } from '@jackfield/domain/words/usage';
import type { Text } from '@jackfield/contract/api/text';
import { formatPhone } from '@jackfield/domain';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Skeleton } from '@jackfield/kit/ui/core';
import { ArrowDownLeft, ArrowUpRight } from '@jackfield/kit/ui/icons';
import { type Column, TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { common, t, type useFormats } from '@jackfield/runtime';
import { timeIn } from '../call-log/clock.ts';
import { textMessages } from './messages.ts';
import { ownName, personOf, TextBadge } from './text-state.tsx';
import css from './texts.module.css';

/** Which way a text went. */
export function DirectionSign({ direction }: Pick<Text, 'direction'>) {
  const Sign = direction === 'inbound' ? ArrowDownLeft : ArrowUpRight;
  return (
    <span className={css.sign} data-direction={direction}>
      <Sign size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="ui-hidden">{t(directionWords[direction])}</span>
    </span>
  );
}

function With({ text: { other, direction } }: { text: Text }) {
  const number = <NumberToCall number={other.number} name={other.name} isInRow />;
  return (
    <span className="ui-signed">
      <DirectionSign direction={direction} />
      {other.name ? <TwoLines first={other.name} second={number} /> : <TwoLines first={number} />}
    </span>
  );
}

type Formats = Pick<ReturnType<typeof useFormats>, 'money'>;

/** Columns of the texts; times are of the account's zone. */
export function textColumns({ money }: Formats, zone: string): Column<Text>[] {
  return [
    {
      key: 'at',
      title: t(textMessages.time),
      width: 80,
      render: ({ at }) => <span className="ui-num">{timeIn(zone, at)}</span>,
      skeleton: <Skeleton width={56} height={10} />,
    },
    {
      key: 'with',
      title: t(textMessages.who),
      width: 190,
      render: (text) => <With text={text} />,
      skeleton: <TwoLinesSkeleton first={120} second={90} />,
    },
    {
      key: 'text',
      title: t(textMessages.words),
      width: 310,
      render: ({ text }) => (
        <span className={css.words} title={text}>
          {text}
        </span>
      ),
      skeleton: <Skeleton width={220} height={10} />,
    },
    {
      key: 'own',
      title: t(textMessages.own),
      width: 140,
      optional: true,
      from: 992,
      render: (text) => (
        <TwoLines first={ownName(text)} second={text.own.label && formatPhone(text.own.number)} />
      ),
      skeleton: <TwoLinesSkeleton first={80} second={90} />,
    },
    {
      key: 'for',
      title: t(textMessages.for),
      width: 140,
      optional: true,
      render: (text) => <TwoLines first={personOf(text)} />,
    },
    {
      key: 'state',
      title: t(textMessages.state),
      width: 156,
      render: (text) => <TextBadge text={text} zone={zone} />,
    },
    {
      key: 'amount',
      title: t(textMessages.amount),
      width: 74,
      align: 'end',
      optional: true,
      from: 1200,
      render: ({ amount, currency }) =>
        amount > 0 ? (
          <span className="ui-num">{money(amount, currency)}</span>
        ) : (
          <span className="ui-text3">{t(common.none)}</span>
        ),
    },
  ];
}
