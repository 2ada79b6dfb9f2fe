import { paths } from '@jackfield/contract';
import { Link, profileAtom, t, useT } from '@jackfield/runtime';
import { QueueSwitch } from '@jackfield/call-routing/queue-sign';
import { Avatar, Button } from '@jackfield/kit/ui/core';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  durationText,
  isLongWait,
  type SeenPerson,
  type SeenQueue,
  sinceOf,
} from '@jackfield/domain/live-board';
import css from './live-board.module.css';
import { liveMessages as messages } from './messages.ts';

interface QueueListProps {
  queues: readonly SeenQueue[];
  people: readonly SeenPerson[];
  now: number;
  /** Somebody signed in or out. */
  onSigned(): Promise<unknown>;
}

/** Who waits in each queue, the fullest first, and who of it is free. */
export function QueueList({ queues, people, now, onSigned }: QueueListProps) {
  useT();
  const [open, setOpen] = useState<string | null>(null);
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
              {freeText(queue)}
            </span>
            <Button
              looks
              type="text"
              aria-expanded={open === queue.id}
              aria-controls={`live-queue-${queue.id}`}
              aria-label={t(messages.membersOf, { queue: queue.name })}
              onClick={() => setOpen(open === queue.id ? null : queue.id)}
            >
              {t(messages.members)}
            </Button>
            {open === queue.id && <Members queue={queue} people={people} onSigned={onSigned} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function freeText({ memberIds, signedIn, free }: SeenQueue): string {
  if (memberIds.length === 0) return t(messages.noMembers);
  return signedIn === 0 ? t(messages.nobodySignedIn) : t(messages.freeOf, { free, all: signedIn });
}

interface MembersProps {
  queue: SeenQueue;
  people: readonly SeenPerson[];
  onSigned(): Promise<unknown>;
}

/** Who of a queue takes its calls; who looks at it comes first. */
function Members({ queue, people, onSigned }: MembersProps) {
  useT();
  const own = useAtomValue(profileAtom)?.id;
  const members = people
    .filter(({ id }) => queue.memberIds.includes(id))
    .toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
  const isIn = ({ id }: SeenPerson) => !queue.signedOutIds.includes(id);
  if (members.length === 0) return <p className="ui-note">{t(messages.noMembers)}</p>;
  return (
    <ul id={`live-queue-${queue.id}`} className={css.members}>
      {members.map((person) => (
        <li key={person.id}>
          <Avatar name={person.name} src={person.profileImage} size={30} />
          <span className={`ui-clip ${css.member}`}>{person.name}</span>
          <QueueSwitch
            person={person}
            queue={{
              id: queue.id,
              name: queue.name,
              isSignedOut: !isIn(person),
              hasOthers: members.some(
                (other) => other.id !== person.id && isIn(other) && other.canRing,
              ),
            }}
            onSigned={onSigned}
          />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ queue: { waiting, maxWaitSeconds }, now }: { queue: SeenQueue; now: number }) {
  useT();
  if (waiting.length === 0) return <span className="ui-note">{t(messages.nobodyWaiting)}</span>;
  return (
    <ol className={css.pips}>
      {waiting.map((one) => {
        const waits = now - Date.parse(sinceOf(one));
        const time = durationText(waits);
        return (
          <li key={one.id} className={css.pip} data-long={isLongWait(waits, maxWaitSeconds)}>
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
