import type { PersonSecurity, RequiredOf } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import { waysText } from '@jackfield/devices/own-security';
import { FormSection } from '@jackfield/kit/form-section';
import { Avatar, Button, StatusBadge } from '@jackfield/kit/ui/core';
import { notify, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './account-security.module.css';
import { isReady } from './is-ready.ts';
import { securityMessages } from './messages.ts';

interface ReadySectionProps {
  people: readonly PersonSecurity[];
  requiredOf: RequiredOf;
  accepted: AcceptedStep;
  /** What is chosen is stored. */
  mayRemind: boolean;
  remind(id: string): Promise<void>;
}

/** Who has a second step of those who must, the others first. */
export function ReadySection(props: ReadySectionProps) {
  const { people, requiredOf, accepted, mayRemind, remind } = props;
  const t = useT();
  const isIn = (person: PersonSecurity) => isReady(person, accepted);
  const { date } = useFormats();
  const [sending, setSending] = useState<string | null>(null);
  const asked = people
    .filter(({ role }) => requiredOf === 'everybody' || role === 'admin')
    .toSorted((one, other) => Number(isIn(one)) - Number(isIn(other)));
  const ready = asked.filter(isIn).length;
  const words =
    requiredOf === 'admins' ? securityMessages.countAdmins : securityMessages.countPeople;
  const day = 86_400_000;
  const [now] = useState(Date.now);
  const wasReminded = ({ remindedAt }: PersonSecurity) =>
    remindedAt !== null && now - Date.parse(remindedAt) < day;

  async function send({ id, name }: PersonSecurity) {
    setSending(id);
    await remind(id).then(
      () => notify.success(t(securityMessages.remindSent, { name })),
      notify.failure,
    );
    setSending(null);
  }
  const about = (person: PersonSecurity) =>
    person.remindedAt && !isIn(person)
      ? t(securityMessages.reminded, { ways: waysText(person), date: date(person.remindedAt) })
      : waysText(person);
  return (
    <FormSection title={t(securityMessages.ready)} intro={t(securityMessages.readyText)}>
      <ul className={`ui-card ui-rows ${css.people}`} aria-label={t(securityMessages.ready)}>
        <li className={css.count}>
          <span>{t(words, { ready, all: asked.length })}</span>
          <progress className={css.bar} value={ready} max={asked.length} aria-hidden="true" />
        </li>
        {asked.map((person) => (
          <li key={person.id} className={css.person}>
            <Avatar name={person.name} size={28} />
            <span className={css.who}>
              <span className="ui-clip ui-strong">{person.name}</span>
              <span className="ui-secondary">{about(person)}</span>
            </span>
            <StatusBadge
              meaning={isIn(person) ? 'success' : 'warning'}
              shape={isIn(person) ? 'dot' : 'ring'}
            >
              {t(isIn(person) ? securityMessages.isReady : securityMessages.notYet)}
            </StatusBadge>
            {!isIn(person) && mayRemind && (
              <Button
                size="small"
                aria-label={t(securityMessages.remindOf, { name: person.name })}
                disabled={wasReminded(person)}
                loading={sending === person.id}
                onClick={() => void send(person)}
              >
                {t(securityMessages.remind)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
