import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { checkMayWrite } from '../../platform/scopes.ts';
import { formOf } from '../../platform/record.ts';
import { write } from '../../platform/write.ts';
import { type Outside, undoSave } from '../audit/restore.ts';
import { records } from '../records/records.ts';
import { auditPlanned } from './audit-members.ts';
import { scheduleChange } from './due.ts';
import { plannedEvent } from './event.ts';
import { futureInstant } from './plan.ts';
import { lockPlanned, selectBacks, selectComing } from './repository.ts';
import { Standing } from './standing.ts';
import type { PlannedRow, StoredPart } from './tables.ts';
import { toPlannedChanges } from './dto.ts';
import { texts } from './texts.ts';

interface Step {
  readonly id: string;
  readonly verb: 'update' | 'cancel' | 'replan' | 'undo';
  /** What becomes of the row; refuses by throwing. */
  next(tx: Tx, row: PlannedRow): Promise<Partial<PlannedRow>> | Partial<PlannedRow>;
}

async function store(tx: Tx, row: PlannedRow): Promise<void> {
  const { state, at, parts, version, tenant_id: tenantId } = row;
  await tx
    .updateTable('planned_change')
    .set({ state, at, version, parts: JSON.stringify(parts) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
  if (state === 'coming') await scheduleChange(tx, row);
}

/** What the history and the browsers are told of a step. */
const recorded = (before: PlannedRow, after: PlannedRow) => ({
  before: { ...auditPlanned(before), state: before.state },
  after: { ...auditPlanned(after), state: after.state },
  name: before.parts.map(({ name }) => name).join(', '),
  events: [plannedEvent('UpdateEntityAsync', before.id)],
  result: true,
});

/** Changes a planned change with its entry of the history; its version grows. */
async function step(context: RequestContext, { id, verb, next }: Step): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'plannedChange',
    id,
    action: `plannedChange.${verb}`,
    table: 'planned_change',
    read: async (tx) => (await readPlanned(context, tx, id)) ?? null,
    async change(tx) {
      const row = await lockPlanned(tx, tenantId, id);
      checkMayWrite(signedIn(context), row.parts);
      const changed = { ...row, ...(await next(tx, row)) };
      await store(tx, changed);
      return recorded(row, changed);
    },
  });
}

/** One planned change as the API answers it. */
export async function readPlanned(context: RequestContext, tx: Tx, id: string) {
  const { tenantId } = signedIn(context);
  const coming = await selectComing(tx, tenantId);
  const rows = coming.some((row) => row.id === id)
    ? coming
    : [await lockPlanned(tx, tenantId, id), ...(await selectBacks(tx, tenantId, id))];
  return (await toPlannedChanges(context, tx, rows)).find((one) => one.id === id);
}

/** Only what is still to be saved can be moved or cancelled. */
function checkAhead({ state }: PlannedRow): void {
  if (state !== 'coming' && state !== 'waiting') throw new ApiError('INVALIDTRANSITION');
}

/** The parts as if they had been planned on what is there now, which they are saved over. */
async function rebased(context: RequestContext, tx: Tx, row: PlannedRow): Promise<StoredPart[]> {
  const coming = await selectComing(tx, row.tenant_id);
  const standing = new Standing(tx, context);
  await standing.add(
    coming.filter(({ id, state, at }) => id !== row.id && state === 'coming' && at <= row.at),
  );
  const parts: StoredPart[] = [];
  for (const part of row.parts) {
    const now = await standing.membersOf(part);
    const record = records[part.entity];
    const base = Object.keys(part.wanted).map((field) => [
      field,
      formOf(record, field, now?.[field]),
    ]);
    parts.push(now === null ? part : { ...part, base: Object.fromEntries(base) });
  }
  return parts;
}

interface Move {
  readonly at?: string | undefined;
  readonly keep?: 'planned' | undefined;
}

/** Gives a planned change another time, or saves it over what was changed meanwhile. */
export function moveChange(context: RequestContext, id: string, { at, keep }: Move): Promise<void> {
  return step(context, {
    id,
    verb: 'update',
    async next(tx, row) {
      checkAhead(row);
      const now = context.clock.now();
      const wanted = at === undefined ? row.at : futureInstant(context, 'at', at);
      const time = wanted < now ? now : wanted;
      const backs = await selectBacks(tx, row.tenant_id, id);
      const start = row.back_of && (await lockPlanned(tx, row.tenant_id, row.back_of));
      const isOutOfOrder =
        backs.some(({ state, at: back }) => state === 'coming' && back <= time) ||
        (start && start.state !== 'done' && start.at >= time);
      if (isOutOfOrder)
        throw invalidField('at', t(start ? texts.backBeforeStart : texts.afterBack));
      const moved = { ...row, at: time };
      const parts = keep ? await rebased(context, tx, moved) : row.parts;
      return { at: time, parts, state: 'coming' };
    },
  });
}

/** Takes the way back of a planned change along, as long as it was not made. */
async function setBacks(
  context: RequestContext,
  id: string,
  { verb, from, to }: BackStep,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await context.db.tenant(tenantId, async (tx) => {
    for (const back of await selectBacks(tx, tenantId, id)) {
      if (!from.includes(back.state)) continue;
      // The caller knows the version of the change itself alone.
      await write(context, {
        entity: 'plannedChange',
        id: back.id,
        action: `plannedChange.${verb}`,
        async change(inner) {
          const next = { ...back, state: to, version: back.version + 1 };
          await store(inner, next);
          return recorded(back, next);
        },
      });
    }
  });
}

interface BackStep {
  readonly verb: 'cancel' | 'replan';
  readonly from: readonly PlannedRow['state'][];
  readonly to: 'coming' | 'cancelled';
}

const dropped: BackStep = { verb: 'cancel', from: ['coming', 'waiting'], to: 'cancelled' };
const again: BackStep = { verb: 'replan', from: ['cancelled'], to: 'coming' };

/** Cancels a planned change; its way back goes with it. */
export function cancelChange(context: RequestContext, id: string): Promise<void> {
  return context.db.tenant(signedIn(context).tenantId, async () => {
    const next = (_: Tx, row: PlannedRow) => {
      checkAhead(row);
      return { state: 'cancelled' } as const;
    };
    await step(context, { id, verb: 'cancel', next });
    await setBacks(context, id, dropped);
  });
}

/** Takes a cancelling back; 400 once the time is over. */
export function replanChange(context: RequestContext, id: string): Promise<void> {
  return context.db.tenant(signedIn(context).tenantId, async () => {
    const next = (_: Tx, row: PlannedRow) => {
      if (row.state !== 'cancelled') throw new ApiError('INVALIDTRANSITION');
      futureInstant(context, 'at', row.at.toISOString());
      return { state: 'coming' } as const;
    };
    await step(context, { id, verb: 'replan', next });
    await setBacks(context, id, again);
  });
}

/** Takes a saved change back, all of its records or none; its way back is not needed then. */
export function undoPlanned(context: RequestContext, id: string, outside: Outside): Promise<void> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async () => {
    await step(context, {
      id,
      verb: 'undo',
      async next(_, row) {
        if (row.state !== 'done') throw new ApiError('INVALIDTRANSITION');
        for (const { entity, id: recordId, savedVersion: version } of row.parts) {
          if (version === undefined) continue;
          const save = { version, versions: 1 };
          await undoSave(context, { entity, id: recordId, save, outside });
        }
        return { state: 'undone' };
      },
    });
    await setBacks(context, id, dropped);
  });
}
