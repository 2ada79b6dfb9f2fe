import { type Editor, openFormLife, type tellEditing } from '@jackfield/contract/api/editing';
import { type CallInput, ledTeams } from '@jackfield/contract';
import { sql } from 'kysely';
import { type Actor, isImpersonated } from '../../platform/context.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { appendEvents, type EventSpec } from '../../platform/events.ts';
import { readableEntities } from '../../platform/scopes.ts';
import { imageAddress } from '../teammates/dto.ts';

/** Forms that one person may have open; more than anybody looks at. */
const mostForms = 60;
/** People at records that an answer names. */
const mostShown = 200;

type EditingReport = CallInput<typeof tellEditing>['body'];
type OpenForm = Pick<EditingReport, 'entity' | 'id'>;

/** Who sits at the browser: whoever acts as another person is that one to the others. */
const personOf = (actor: Actor): string =>
  actor.impersonatorId ?? (isImpersonated(actor) ? actor.sessionId : actor.teammateId);

/** A person's record is the person's own matter too; everything else is for admins. */
const changed = ({ entity, id }: OpenForm): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'editing',
  id,
  ...(entity === 'teammate' && { ownerType: 'teammate', ownerId: id }),
});

function isReadable(actor: Actor, { entity, id }: OpenForm): boolean {
  if (actor.role === 'admin') return true;
  const led = ledTeams(actor);
  return readableEntities(actor).includes(entity) && (led === null || led.includes(id));
}

const liveSince = (now: Date): Date => new Date(now.getTime() - openFormLife);

/** Forms that others have open: admins see all of the account, others those on the own record. */
export async function editorsFor(tx: Tx, actor: Actor, now: Date): Promise<Editor[]> {
  let forms = tx
    .selectFrom('open_form as f')
    .leftJoin('teammate as t', (join) =>
      join.onRef('t.id', '=', 'f.person_id').onRef('t.tenant_id', '=', 'f.tenant_id'),
    )
    .where('f.tenant_id', '=', actor.tenantId)
    .where('f.person_id', '<>', personOf(actor))
    .where('f.seen_at', '>', liveSince(now));
  if (actor.role === 'standard') {
    const led = ledTeams(actor);
    forms = forms.where((where) =>
      where.or([
        where.and([
          sql<boolean>`f.entity = any(${readableEntities(actor)}::text[])`,
          ...(led === null ? [] : [where('f.entity_id', '=', sql<string>`any(${led}::uuid[])`)]),
        ]),
        where.and([
          where('f.entity', '=', 'teammate'),
          where('f.entity_id', '=', actor.teammateId),
        ]),
      ]),
    );
  }
  const rows = await forms
    .select(['f.entity', 'f.entity_id', 'f.person_id', 'f.person_name', 't.profile_image_id'])
    .select((select) => select.fn.min<Date>('f.opened_at').as('since'))
    .groupBy(['f.entity', 'f.entity_id', 'f.person_id', 'f.person_name', 't.profile_image_id'])
    .orderBy('since')
    .limit(mostShown)
    .execute();
  return rows.map(({ entity, entity_id, person_id, person_name, profile_image_id, since }) => ({
    entity,
    id: entity_id,
    person: {
      id: person_id,
      name: person_name,
      image: profile_image_id && imageAddress({ profile_image_id }),
    },
    since: since.toISOString(),
  }));
}

/**
 * Keeps that a form is open, or forgets it; others are told when that changes what they see. Who
 * cannot save, in an account that is suspended or only looking as another person, edits nothing.
 */
export async function reportForm(
  tx: Tx,
  actor: Actor,
  report: EditingReport,
  now: Date,
): Promise<void> {
  const isOwn = report.entity === 'teammate' && report.id === actor.teammateId;
  if (!isOwn && !isReadable(actor, report)) throw new ApiError('FORBIDDEN');
  if (actor.isReadOnly === true || actor.tenantStatus === 'suspended') return;
  const { tenantId } = actor;
  const ofForm = { tenant_id: tenantId, form_id: report.form };
  if (!report.isOpen) {
    const gone = await tx
      .deleteFrom('open_form')
      .where('tenant_id', '=', tenantId)
      .where('form_id', '=', report.form)
      .where('person_id', '=', personOf(actor))
      .returning('form_id')
      .execute();
    if (gone.length > 0) await appendEvents(tx, tenantId, [changed(report)], now);
    return;
  }
  const kept = await tx
    .updateTable('open_form')
    .set({ seen_at: now })
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', report.form)
    .where('person_id', '=', personOf(actor))
    .where('entity_id', '=', report.id)
    .returning('form_id')
    .execute();
  if (kept.length > 0) return;
  await forgetOldest(tx, actor);
  const added = await tx
    .insertInto('open_form')
    .values({
      ...ofForm,
      entity: report.entity,
      entity_id: report.id,
      person_id: personOf(actor),
      person_name: actor.impersonatorName ?? actor.name,
      opened_at: now,
      seen_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'form_id']).doNothing())
    .returning('form_id')
    .execute();
  if (added.length > 0) await appendEvents(tx, tenantId, [changed(report)], now);
}

async function forgetOldest(tx: Tx, actor: Actor): Promise<void> {
  await sql`
    delete from open_form where tenant_id = ${actor.tenantId} and form_id in (
      select form_id from open_form
      where tenant_id = ${actor.tenantId} and person_id = ${personOf(actor)}
      order by seen_at desc offset ${mostForms - 1}
    )`.execute(tx);
}

/** Forgets forms whose browser has not told of them for a while, and tells those who saw them. */
export async function clearLeftForms(db: Database, now: Date): Promise<void> {
  await db.system(async (tx) => {
    const gone = await tx
      .deleteFrom('open_form')
      .where('seen_at', '<=', liveSince(now))
      .returning(['tenant_id', 'entity', 'entity_id'])
      .execute();
    for (const [tenantId, forms] of Map.groupBy(gone, (form) => form.tenant_id)) {
      const events = forms.map(({ entity, entity_id: id }) => changed({ entity, id }));
      await appendEvents(tx, tenantId, events, now);
    }
  });
}
