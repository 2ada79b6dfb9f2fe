import type { WallCall } from '@jackfield/contract/api/wall';
import { durationText } from '@jackfield/domain/live-board';
import { formatList, type Message, t, useT } from '@jackfield/runtime';
import { useRef } from 'react';
import { wallMessages as messages } from './messages.ts';
import { fitting, useRoom } from './use-room.ts';
import css from './wall.module.css';

/** Least height of a call, px. */
const rowHeight = 76;

/** Calls beside those that wait, the longest first. */
export function CallsNow({ calls, now }: { calls: readonly WallCall[]; now: number }) {
  useT();
  const list = useRef<HTMLUListElement>(null);
  const shown = fitting(calls.length, useRoom(list, rowHeight));
  return (
    <section className={css.card} aria-labelledby="wall-calls">
      <header className={css.head}>
        <h2 id="wall-calls">{t(messages.calls)}</h2>
        <span className="ui-num">{calls.length}</span>
      </header>
      <ul ref={list} className={css.rows}>
        {calls.length === 0 && <li className={css.none}>{t(messages.noCalls)}</li>}
        {calls.slice(0, shown).map((call, index) => {
          const [title, note] = wordsOf(call);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a wall is told no ids
            <li key={index} className={css.call}>
              <span className={css.text}>
                <span className={`ui-clip ${css.who}`}>{title}</span>
                <span className="ui-clip">{note}</span>
              </span>
              <span className={`ui-num ${css.lasts}`}>
                {durationText(now - Date.parse(call.startedAt))}
              </span>
            </li>
          );
        })}
        {shown < calls.length && (
          <li className={css.rest}>{t(messages.moreCalls, { count: calls.length - shown })}</li>
        )}
      </ul>
    </section>
  );
}

const does: Readonly<Record<WallCall['kind'], Message>> = {
  listening: messages.listening,
  ringing: messages.ringing,
  waiting: messages.waiting,
  talking: messages.talking,
  onHold: messages.onHold,
  message: messages.leaves,
};

/** Who of the account it is, else where it is; and what it does there. */
function wordsOf({ people, place, kind, direction }: WallCall): [title: string, note: string] {
  const [first = '', second, ...more] = people;
  const names = [first, ...(second === undefined ? [] : [second])];
  const title =
    more.length > 0
      ? t(messages.andMore, { name: first, count: more.length + 1 })
      : people.length > 0
        ? formatList(names)
        : (place ?? t(direction === 'outbound' ? messages.callsOut : messages.direct));
  const state = t(direction === 'outbound' && kind !== 'onHold' ? messages.callsOut : does[kind]);
  if (title === state) return [title, ''];
  if (place === null || title === place) return [title, state];
  // That two talk is what a call does.
  if (kind === 'talking' && direction === 'inbound') return [title, place];
  return [title, t(messages.doesAt, { state, place })];
}
