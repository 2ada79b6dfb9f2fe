import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../../platform/errors.ts';
import { write } from '../../../platform/write.ts';
import { attemptSucceeded, beginAttempt } from './attempt.ts';
import { personAt } from '../second-step/step-up.ts';
import { passwordMatches } from './password-hash.ts';
import { auditAuth } from '../tokens/audit.ts';
import { findPerson, normalEmail, type SignInPerson } from '../tokens/people.ts';
import {
  checkNewPassword,
  hashNewPassword,
  type PasswordPerson,
  storePassword,
} from './set-password.ts';
import { texts } from './texts.ts';

/**
 * Whoever sits at the keyboard, who has shown the password. Wrong ones close this to the person for
 * a while, and no sign-in: whoever is at one desk locks nobody else's.
 */
async function whoKnows(
  context: RequestContext,
  password: string,
  field: string,
): Promise<SignInPerson> {
  const id = personAt(signedIn(context));
  const now = context.clock.now();
  const { person, attempt } = await context.db.system(async (tx) => {
    const self = await findPerson(tx, id);
    if (self === null) throw notFound();
    return { person: self, attempt: await beginAttempt(tx, [`shown:${id}`], now) };
  });
  if (!(await passwordMatches(person.passwordHash, password)))
    throw invalidField(field, t(texts.currentPasswordWrong));
  await context.db.system((tx) => attemptSucceeded(tx, attempt));
  return person;
}

/** Shows the password again, where there is no second step; it counts for a while, in this session alone. */
export async function showPassword(context: RequestContext, password: string): Promise<void> {
  const { id: personId, name, tenantId } = await whoKnows(context, password, 'password');
  const { sessionId } = signedIn(context);
  const now = context.clock.now();
  await context.db.system(async (tx) => {
    await tx.updateTable('session').set({ password_at: now }).where('id', '=', sessionId).execute();
    await auditAuth(tx, {
      tenantId,
      at: now,
      actor: { id: personId, name },
      via: context.via,
      action: 'security.showPassword',
      entity: 'teammate',
      entityId: personId,
      entityName: name,
      requestId: context.requestId,
    });
  });
}

/**
 * Changes the own password (API-37): needs the current one and another new one, ends all other
 * sessions, tells the person by mail.
 */
export async function updateOwnPassword(
  context: RequestContext,
  body: { currentPassword: string; newPassword: string },
): Promise<void> {
  const actor = signedIn(context);
  const now = context.clock.now();
  const person = await whoKnows(context, body.currentPassword, 'currentPassword');
  if (body.newPassword === body.currentPassword)
    throw invalidField('newPassword', t(texts.passwordSame), 'PASSWORDSAME');
  checkNewPassword(body.newPassword, person);
  const hash = await hashNewPassword(body.newPassword);
  await write(context, {
    entity: 'teammate',
    id: person.id,
    action: 'teammate.updatePassword',
    table: 'teammate',
    change: async (tx) => {
      const exceptSession = actor.sessionId;
      await storePassword(tx, person, {
        now,
        hash,
        mustChange: false,
        exceptSession,
        notify: true,
      });
      return passwordChange(person.name, []);
    },
  });
}

/** An entry of the history: that the password changed, never what it is. */
function passwordChange(name: string, events: { teammateId: string }[]) {
  return {
    before: { password: 'before' },
    after: { password: 'after' },
    name,
    events: events.map(({ teammateId }) => ({
      method: 'RevokeAccessAsync' as const,
      eventType: 'session' as const,
      id: teammateId,
    })),
    result: null,
  };
}

async function findColleague(tx: Tx, tenantId: string, email: string) {
  const row = await tx
    .selectFrom('teammate as p')
    .innerJoin('tenant as t', 't.id', 'p.tenant_id')
    .select([
      'p.id',
      'p.tenant_id as tenantId',
      'p.full_name as name',
      'p.email',
      'p.is_tenant_owner as isTenantOwner',
      't.company_name as companyName',
    ])
    .where('p.tenant_id', '=', tenantId)
    .where('p.email', '=', email)
    .where('p.status', '<>', 'cancel')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * An admin sets a teammate's password (API-38, OP-54): not the owner's, not the own one. Ends the
 * teammate's sessions; at the next sign-in an own password must be chosen.
 */
export async function updateTeammatePassword(
  context: RequestContext,
  body: { email: string; newPassword: string },
): Promise<void> {
  const actor = signedIn(context);
  const now = context.clock.now();
  const person: PasswordPerson & { isTenantOwner: boolean } = await context.read((tx) =>
    findColleague(tx, actor.tenantId, normalEmail(body.email)),
  );
  if (person.isTenantOwner || person.id === actor.teammateId) throw new ApiError('FORBIDDEN');
  checkNewPassword(body.newPassword, person);
  const hash = await hashNewPassword(body.newPassword);
  await write(context, {
    entity: 'teammate',
    id: person.id,
    action: 'teammate.setPassword',
    table: 'teammate',
    change: async (tx) => {
      await storePassword(tx, person, { now, hash, mustChange: true, notify: true });
      return passwordChange(person.name, [{ teammateId: person.id }]);
    },
  });
}
