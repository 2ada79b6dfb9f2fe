import { sendMail } from '../../../mail/send.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventSpec } from '../../../platform/events.ts';
import { auditAuth } from '../tokens/audit.ts';
import type { SignInPerson } from '../tokens/people.ts';

/** Tells the person's own browsers to read what is shown of the second step again. */
export const securityEvent = (personId: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'security',
  id: personId,
});

type StepMail = Extract<Mail, { kind: `secondStep${string}` | `recovery${string}` }>;
type WithoutName<M> = M extends unknown ? Omit<M, 'name'> : never;

/** Mails a person what became of the ways to sign in. */
export function mailPerson(
  tx: Tx,
  person: { tenantId: string; email: string; name: string },
  mail: WithoutName<StepMail>,
  now: Date,
): Promise<void> {
  const { tenantId, email: to, name } = person;
  return sendMail(tx, now, { tenantId, to, mail: { ...mail, name } as StepMail });
}

/** Notes what somebody who is only about to be signed in has done. */
export function auditStep(
  tx: Tx,
  person: SignInPerson,
  entry: {
    action: string;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
    now: Date;
    requestId: string;
  },
): Promise<void> {
  const { now, ...what } = entry;
  return auditAuth(tx, {
    ...what,
    tenantId: person.tenantId,
    at: now,
    actor: { id: person.id, name: person.name },
    via: 'ui',
    entity: 'teammate',
    entityId: person.id,
    entityName: person.name,
  });
}
