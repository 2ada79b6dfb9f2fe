import { listOwnQueues } from '@jackfield/contract/api/team';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { call, profileAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { queueMessages as messages } from './messages.ts';
import css from './queue-sign.module.css';
import { QueueSwitch } from './queue-switch.tsx';

/** The call queues of somebody, a switch each; nothing for who is in none (LIVE-02). */
export function OwnQueues({ person }: { person: { id: string; name: string } }) {
  const t = useT();
  const isOwn = useAtomValue(profileAtom)?.id === person.id;
  const queryKey = ['own-queues', person.id];
  // A member hears of the own queues alone, admins of teams too.
  useLiveRefetch(['callhandling', 'team', 'teammember'], queryKey);
  const queues = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listOwnQueues, { params: { id: person.id } }, { signal }),
  });
  if (queues.error && !queues.data) {
    return <LoadFailure title={t(messages.failed)} query={queues} />;
  }
  if (!queues.data || queues.data.items.length === 0) return null;
  return (
    <FormSection
      title={t(messages.title)}
      intro={isOwn ? t(messages.introOwn) : t(messages.intro, { name: person.name })}
    >
      <ul className={css.queues}>
        {queues.data.items.map((queue) => (
          <li key={queue.id}>
            <span>{t(messages.takesOwn, { queue: queue.name })}</span>
            <QueueSwitch person={person} queue={queue} onSigned={() => queues.refetch()} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
