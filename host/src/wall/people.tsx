import type { WallBoard } from '@jackfield/contract/api/wall';
import { untilText } from '@jackfield/domain/live-board';
import { Avatar } from '@jackfield/kit/ui/core';
import { formatNumber, useT } from '@jackfield/runtime';
import { useRef } from 'react';
import { wallMessages as messages } from './messages.ts';
import { fitting, useRoom } from './use-room.ts';
import css from './wall.module.css';

/** Height of a person and of the head of a group, px. */
const rowHeight = 56;

interface PeopleProps {
  people: WallBoard['people'];
  zone: string;
  now: number;
}

/** Who is free and who is away; how many, where the link shows no names. */
export function People({ people, zone, now }: PeopleProps) {
  return (
    <section className={css.card} aria-labelledby="wall-free">
      {people.names === null ? (
        <Counts people={people} />
      ) : (
        <Names people={people} names={people.names} zone={zone} now={now} />
      )}
    </section>
  );
}

function Counts({ people: { all, free, ringing, talking, away } }: Pick<PeopleProps, 'people'>) {
  const t = useT();
  const others = [
    [messages.ringing, ringing],
    [messages.talking, talking],
    [messages.away, away],
  ] as const;
  return (
    <>
      <header className={css.head}>
        <h2 id="wall-free">{t(messages.free)}</h2>
        <span className="ui-num">{t(messages.ofAll, { count: free, all })}</span>
      </header>
      <dl className={css.counts}>
        <div data-short={free === 0 && all > 0}>
          <dt>{t(messages.free)}</dt>
          <dd className={`ui-num ${css.figure}`}>{formatNumber(free)}</dd>
        </div>
        {others.map(([label, count]) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd className={`ui-num ${css.figure}`} data-none={count === 0}>
              {formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface NamesProps extends PeopleProps {
  names: NonNullable<WallBoard['people']['names']>;
}

function Names({ people: { all }, names: { free, away }, zone, now }: NamesProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  // The head of those away has a row of its own.
  const room = useRoom(list, rowHeight) - (away.length > 0 ? 1 : 0);
  const freeRoom = Math.max(Math.ceil(room / 2), room - away.length);
  const shownFree = fitting(free.length, freeRoom);
  const shownAway = fitting(away.length, room - Math.min(free.length, freeRoom));
  return (
    <>
      <header className={css.head}>
        <h2 id="wall-free">{t(messages.free)}</h2>
        <span className="ui-num">{t(messages.ofAll, { count: free.length, all })}</span>
      </header>
      <div ref={list} className={css.names}>
        <ul>
          {free.slice(0, shownFree).map((name) => (
            <Person key={name} name={name} />
          ))}
          <More count={free.length - shownFree} />
        </ul>
        {away.length > 0 && (
          <>
            <h2 className={css.group}>
              {t(messages.away)} <span className="ui-num">{away.length}</span>
            </h2>
            <ul>
              {away.slice(0, shownAway).map(({ name, until }) => (
                <Person
                  key={name}
                  name={name}
                  note={t(messages.until, { when: untilText(until, zone, now) })}
                />
              ))}
              <More count={away.length - shownAway} />
            </ul>
          </>
        )}
      </div>
    </>
  );
}

function Person({ name, note }: { name: string; note?: string }) {
  return (
    <li className={css.person}>
      <Avatar name={name} size={36} />
      <span className={css.text}>
        <span className={`ui-clip ${css.who}`}>{name}</span>
        {note !== undefined && <span className="ui-num">{note}</span>}
      </span>
    </li>
  );
}

function More({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? <li className={css.rest}>{t(messages.more, { count })}</li> : null;
}
