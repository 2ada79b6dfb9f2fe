import type { LiveBoard, LiveCall, LivePerson } from '@jackfield/contract/api/live-call';
import { formatPhone } from '@jackfield/domain';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Avatar } from '@jackfield/kit/ui/core';
import { ArrowDownLeft, ArrowUpRight } from '@jackfield/kit/ui/icons';
import { formatList, t, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { durationText, kindOf } from '@jackfield/domain/live-board';
import css from './live-board.module.css';
import { liveMessages as messages } from './messages.ts';

/** Calls that go on, the longest first; a new one joins below until the pointer leaves. */
export function CallList({ board, now }: { board: LiveBoard; now: number }) {
  useT();
  const { items, people, teams, today } = board;
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const place = ({ id }: LiveCall) => {
    const at = held?.indexOf(id) ?? -1;
    return at === -1 ? Infinity : at;
  };
  const rows = held
    ? items.toSorted((one, other) => Math.sign(place(one) - place(other)) || 0)
    : items;
  return (
    <section className={css.card} aria-labelledby="live-calls">
      <header className={css.head}>
        <h2 id="live-calls" data-live={items.length > 0}>
          {t(messages.calls)} <span className="ui-num">{items.length}</span>
        </h2>
        {items.length > 0 && <span className="ui-note">{t(messages.longestFirst)}</span>}
      </header>
      {items.length === 0 ? (
        <p className={css.empty}>
          {t(messages.noCalls)} {t(messages.noCallsToday, { answered: today.answered })}
        </p>
      ) : (
        <ul
          onPointerEnter={() => setHeld(items.map(({ id }) => id))}
          onPointerLeave={() => setHeld(null)}
        >
          {rows.map((one) => (
            <CallRow key={one.id} call={one} people={people} teams={teams} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface CallRowProps {
  call: LiveCall;
  people: readonly LivePerson[];
  teams: LiveBoard['teams'];
  now: number;
}

function CallRow({ call, people, teams, now }: CallRowProps) {
  const { direction, from, to, phase, startedAt, stop } = call;
  const isOut = direction === 'outbound';
  const ids = [
    ...(phase?.teammateIds ?? []),
    ...(isOut && call.teammateId ? [call.teammateId] : []),
  ];
  const team = phase?.kind === 'waiting' && teams.find(({ id }) => id === phase.teamId);
  const own = team ? [] : people.filter(({ id }) => ids.includes(id));
  const other = isOut ? to : from;
  const Arrow = isOut ? ArrowUpRight : ArrowDownLeft;
  const kind = kindOf(call);
  return (
    <li className={css.call}>
      <span className={css.caller}>
        {other === '' ? t(messages.withheld) : <NumberToCall number={other} />}
      </span>
      <span className={css.cord} data-kind={kind} aria-hidden="true" />
      <span className={css.who}>
        {own.length > 0 && (
          <span className={css.faces}>
            {own.slice(0, 2).map(({ id, name, profileImage }) => (
              <Avatar key={id} name={name} src={profileImage} size={30} />
            ))}
          </span>
        )}
        <span className={css.text}>
          <span className="ui-clip">
            {own.length > 0 ? namesText(own) : team ? team.name : whereText(call)}
          </span>
          <span className={css.does} data-held={kind === 'onHold'}>
            {doesText(call)}
          </span>
        </span>
      </span>
      <span className={css.via}>
        <Arrow size={14} strokeWidth={1.75} aria-label={t(isOut ? messages.out : messages.in)} />
        <span className="ui-clip">{isOut ? t(messages.callsOut) : stop.node.name}</span>
      </span>
      <span className={`ui-num ${css.lasts}`}>{durationText(now - Date.parse(startedAt))}</span>
    </li>
  );
}

function namesText([first, second, ...more]: readonly LivePerson[]): string {
  const names = [first, second].flatMap((person) => person?.name ?? []);
  if (more.length === 0) return formatList(names);
  return t(messages.andMore, { name: names[0] ?? '', count: more.length + 1 });
}

const whereText = ({ stop, direction, to }: LiveCall): string =>
  direction === 'outbound' ? formatPhone(to) : stop.node.name;

function doesText({ phase, stop }: LiveCall): string {
  if (phase === null) return t(messages.at, { name: stop.node.name });
  switch (phase.kind) {
    case 'talking':
      return t(messages.talking);
    case 'onHold':
      return t(messages.isOnHold);
    case 'message':
      return t(messages.leaves);
    case 'listening':
      return t(messages.listening, { name: stop.node.name });
    case 'waiting':
      return t(messages.waiting);
    case 'ringing':
      return t(messages.ringsFor);
  }
}
