import {
  type AccountSecurity,
  hasAccepted,
  type PersonSecurity,
  type RequiredOf,
} from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import { instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { byName } from '../../../platform/list.ts';
import { ApiError, invalidField, notFound } from '../../../platform/errors.ts';
import { accountRow } from '../../../platform/rows.ts';
import { write } from '../../../platform/write.ts';
import { findPerson } from '../tokens/people.ts';
import { isRequiredOf } from '../tokens/required-step.ts';
import { lockSecondStep, setSecondStep, waysOf } from './person-row.ts';
import { type Requirement, requirementOf } from './required.ts';
import { mailPerson } from './notify.ts';
import { texts } from './texts.ts';

const day = 86_400_000;

/** Which second step people of an account have; admins first, by name. */
function peopleOf(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('teammate as p')
    .leftJoin('second_step as s', 's.teammate_id', 'p.id')
    .select(({ selectFrom }) =>
      selectFrom('passkey as k')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('k.teammate_id', '=', 'p.id')
        .as('passkeys'),
    )
    .select(['p.id', 'p.full_name as name', 'p.role', 'p.is_tenant_owner as isTenantOwner'])
    .select(['s.app_since', 's.reminded_at'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.status', 'in', ['active', 'pending'])
    .orderBy('p.role')
    .orderBy(byName('p.full_name'))
    .orderBy('p.id');
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleOf>['executeTakeFirstOrThrow']>>;

const toPerson = ({ app_since: since, reminded_at: at, ...person }: PersonRow): PersonSecurity => ({
  ...person,
  passkeys: person.passkeys ?? 0,
  hasApp: since !== null,
  remindedAt: at?.toISOString() ?? null,
});

async function readIn(tx: Tx, tenantId: string): Promise<AccountSecurity> {
  const { of, from, accepted } = await requirementOf(tx, tenantId);
  const people = await peopleOf(tx, tenantId).execute();
  return { requiredOf: of, requiredFrom: from, accepted, people: people.map(toPerson) };
}

/** What the account requires, and who is ready. */
export function readAccount(context: RequestContext): Promise<AccountSecurity> {
  const { tenantId } = signedIn(context);
  return context.db.system((tx) => readIn(tx, tenantId));
}

/** Which second step a teammate has. */
export function readTeammate(context: RequestContext, id: string): Promise<PersonSecurity> {
  const { tenantId } = signedIn(context);
  return context.db.system(async (tx) => {
    const row = await peopleOf(tx, tenantId).where('p.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound();
    return toPerson(row);
  });
}

/** When a day begins in a zone; one that has begun counts from now on. */
export function beginOf(from: string, zone: string, now: Date): Date {
  const asked = Date.parse(from) / day;
  const today = localTimeAt(zone, now.getTime()).day;
  if (asked < today) throw invalidField('requiredFrom', t(texts.dayPast));
  return asked === today ? now : new Date(instantAt(zone, { day: asked, minutes: 0 }));
}

/** What is asked for; what is taken for a second step stays as it is unless said. */
interface Asked {
  readonly of: RequiredOf;
  readonly from: string | null;
  readonly accepted?: AcceptedStep | undefined;
}

async function wanted(tx: Tx, tenantId: string, asked: Asked, now: Date): Promise<Requirement> {
  const { of, from } = asked;
  if (of === 'nobody') return { of, from: null, since: null, accepted: 'passkeyOrApp' };
  const before = await requirementOf(tx, tenantId);
  const { accepted = before.accepted } = asked;
  if (from === null) throw invalidField('requiredFrom', t(texts.dayPast), 'REQUIRED');
  const tenant = await accountRow(tx, tenantId);
  // The day stays what it was although it has passed; more is asked, of more people, from now on.
  const isPast = before.from === from && before.since !== null && before.since <= now;
  const isMore = of !== before.of || (accepted === 'passkey' && before.accepted !== accepted);
  if (isPast) return { of, from, accepted, since: isMore ? now : before.since };
  return { of, from, accepted, since: beginOf(from, tenant.time_zone, now) };
}

/** Requires a second step from a day on, or no more. */
export function setAccount(context: RequestContext, asked: Asked): Promise<AccountSecurity> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  return context.db.system(async (tx) => {
    await write(context, {
      entity: 'tenant',
      id: tenantId,
      action: 'tenant.secondStep',
      table: 'tenant',
      async change() {
        const before = await requirementOf(tx, tenantId);
        const after = await wanted(tx, tenantId, asked, now);
        const isSame = before.of === after.of && before.accepted === after.accepted;
        if (isSame && before.from === after.from) return null;
        const { company_name: name } = await tx
          .updateTable('tenant')
          .set({
            second_step_of: after.of,
            second_step_from: after.from,
            second_step_since: after.since,
            second_step_accepted: after.accepted,
          })
          .where('id', '=', tenantId)
          .returning('company_name')
          .executeTakeFirstOrThrow();
        const members = ({ of, from, accepted }: Requirement) => ({
          secondStepOf: of,
          secondStepFrom: from,
          secondStepAccepted: accepted,
        });
        return {
          before: members(before),
          after: members(after),
          name,
          events: [{ method: 'UpdateEntityAsync', eventType: 'tenant', id: tenantId }],
          result: null,
        };
      },
    });
    return readIn(tx, tenantId);
  });
}

/** Mails somebody who is not ready that a second step is asked for. Throws 404, 409. */
export async function remind(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  await context.db.system(async (tx) => {
    const person = await findPerson(tx, id);
    const isHere = person?.tenantId === tenantId && person.status === 'active';
    if (person === null || !isHere) throw notFound();
    const { of, from, accepted } = await requirementOf(tx, tenantId);
    const row = await lockSecondStep(tx, person);
    const isRecent = row.reminded_at !== null && now.getTime() - row.reminded_at.getTime() < day;
    const isAsked = from !== null && isRequiredOf(of, person.role);
    const isReady = hasAccepted(await waysOf(tx, id), accepted);
    if (from === null || !isAsked || isRecent || isReady) {
      throw new ApiError('INVALIDTRANSITION');
    }
    await write(context, {
      entity: 'teammate',
      id,
      action: 'security.remind',
      async change() {
        await setSecondStep(tx, id, { reminded_at: now });
        const { companyName } = person;
        const mail = { kind: 'secondStepAsked', companyName, from, accepted } as const;
        await mailPerson(tx, person, mail, now);
        return { before: null, after: null, name: person.name, events: [], result: null };
      },
    });
  });
}
