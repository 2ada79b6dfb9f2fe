import { paths } from '@jackfield/contract';
import { Link, useT } from '@jackfield/runtime';
import { durationText, type SeenQueue, sinceOf } from './board-view.ts';
import css from './live-board.module.css';
import { liveMessages as messages } from './messages.ts';

/** Who waits in each queue, the fullest first, and who of it is free. */
export function QueueList({ queues, now }: { queues: readonly SeenQueue[]; now: number }) {
  const t = useT();
  return (
    <section className={css.card} aria-labelledby="live-queues">
      <header className={css.head}>
        <h2 id="live-queues">{t(messages.queues)}</h2>
        <span className="ui-note">{t(messages.amber)}</span>
      </header>
      <ul>
        {queues.map((queue) => (
          <li key={queue.id} className={css.queue}>
            <Link to={paths.admin.teams.edit(queue.id)} className={css.name}>
              {queue.name}
            </Link>
            <Waiting queue={queue} now={now} />
            <span className={css.free} data-none={queue.free === 0}>
              {queue.memberIds.length === 0
                ? t(messages.noMembers)
                : t(messages.freeOf, { free: queue.free, all: queue.memberIds.length })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ queue: { waiting, maxWaitSeconds }, now }: { queue: SeenQueue; now: number }) {
  const t = useT();
  if (waiting.length === 0) return <span className="ui-note">{t(messages.nobodyWaiting)}</span>;
  return (
    <ol className={css.pips}>
      {waiting.map((one) => {
        const waits = now - Date.parse(sinceOf(one));
        const time = durationText(waits);
        return (
          <li key={one.id} className={css.pip} data-long={waits > maxWaitSeconds * 500}>
            <span className={css.ring} aria-hidden="true" />
            <span className="ui-num" aria-label={t(messages.waitsSince, { time })}>
              {time}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
