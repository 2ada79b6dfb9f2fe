import type { WallBoard, WallQueue } from '@jackfield/contract/api/wall';
import { durationText, isLongWait } from '@jackfield/domain/live-board';
import { formatNumber, useT } from '@jackfield/runtime';
import { useRef } from 'react';
import { wallMessages as messages } from './messages.ts';
import { fitting, useRoom } from './use-room.ts';
import css from './wall.module.css';

/** Least height of a queue, px: a figure of 72 with a little around it. */
const rowHeight = 104;

const waitingIn = (queues: readonly WallQueue[]) =>
  queues.reduce((sum, { waiting }) => sum + waiting.length, 0);

interface WaitingProps extends Pick<WallBoard, 'queues' | 'today'> {
  now: number;
}

/** How many wait in each queue, the fullest first, and how the day has gone. */
export function Waiting({ queues, today, now }: WaitingProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const shown = fitting(queues.length, useRoom(list, rowHeight));
  const rest = queues.slice(shown);
  return (
    <section className={css.card} aria-labelledby="wall-waiting">
      <header className={css.head}>
        <h2 id="wall-waiting">{t(messages.waiting)}</h2>
        <span className="ui-num">{t(messages.callers, { count: waitingIn(queues) })}</span>
      </header>
      <ul ref={list} className={css.rows}>
        {queues.length === 0 && <li className={css.none}>{t(messages.noQueues)}</li>}
        {queues.slice(0, shown).map((queue, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a wall is told no ids
          <Queue key={index} queue={queue} now={now} />
        ))}
        {rest.length > 0 && (
          <li className={css.rest}>
            {t(messages.moreQueues, { count: rest.length, waiting: waitingIn(rest) })}
          </li>
        )}
      </ul>
      <Today today={today} />
    </section>
  );
}

function Queue({ queue, now }: { queue: WallQueue; now: number }) {
  const t = useT();
  const { name, waiting, free, signedIn, maxWaitSeconds } = queue;
  const [longest] = waiting;
  const waits = longest === undefined ? 0 : now - Date.parse(longest);
  const isShort = waiting.length > 0 && (free === 0 || isLongWait(waits, maxWaitSeconds));
  const freeText = () => {
    if (signedIn === 0) return t(messages.nobodySignedIn);
    if (free === 0) return t(messages.nobodyFree);
    return t(messages.freeOf, { free, all: signedIn });
  };
  return (
    <li className={css.queue} data-short={isShort}>
      <span className={css.text}>
        <span className={`ui-clip ${css.name}`}>{name}</span>
        {longest !== undefined && (
          <span className={`ui-num ${css.longest}`}>
            {t(messages.longest, { time: durationText(waits) })}
          </span>
        )}
        <span>{freeText()}</span>
      </span>
      <span className={`ui-num ${css.figure}`} data-none={waiting.length === 0}>
        {formatNumber(waiting.length)}
      </span>
    </li>
  );
}

function Today({ today: { inbound, answered } }: Pick<WallBoard, 'today'>) {
  const t = useT();
  const share = inbound === 0 ? 0 : Math.round((100 * answered) / inbound);
  return (
    <div className={css.today}>
      <h3>
        {t(messages.today)}
        {inbound > 0 && (
          <span className="ui-num">{t(messages.ofAll, { count: answered, all: inbound })}</span>
        )}
      </h3>
      {inbound === 0 ? (
        <p>{t(messages.noneToday)}</p>
      ) : (
        <>
          <p className={`ui-num ${css.figure}`}>{t(messages.share, { share })}</p>
          <span className={css.bar} aria-hidden="true">
            <span style={{ width: `${share}%` }} />
          </span>
        </>
      )}
    </div>
  );
}
