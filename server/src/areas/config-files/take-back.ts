import type { ConfigPlan } from '@jackfield/contract/api/config-file';
import { restorableSchema } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { messageOf } from '../../platform/record.ts';
import { findRow } from '../../platform/rows.ts';
import { checkMayWrite } from '../../platform/scopes.ts';
import type { AuditEntryTable } from '../../platform/tables.ts';
import { type Outside, undoSave } from '../audit/restore.ts';
import { ownerOfMenu } from '../ivr/repository.ts';
import { removeMenu } from '../ivr/remove.ts';
import { removeTeam } from '../team/remove.ts';
import { texts } from './texts.ts';

type Entry = Selectable<AuditEntryTable>;

/** Entries of what a plan did, the last first. */
const entriesOf = (tx: Tx, tenantId: string, planId: string): Promise<Entry[]> =>
  tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', planId)
    .orderBy('seq', 'desc')
    .execute();

const isMade = ({ before, entity }: Entry) =>
  before === null && (entity === 'team' || entity === 'ivr');

/** A team or menu that the plan made, as it is now. */
interface Made {
  readonly ownerId: string | null;
  /** Somebody saved it after the plan. */
  readonly isChanged: boolean;
}

async function madeBy(
  tx: Tx,
  tenantId: string,
  entries: readonly Entry[],
): Promise<Map<string, Made>> {
  const made = new Map<string, Made>();
  for (const { entity, entity_id: id } of entries.filter(isMade)) {
    const own = entries.filter((one) => one.entity_id === id);
    const version = Math.max(1, ...own.map((one) => one.version ?? 1));
    const key = { tenantId, id };
    const menu = entity === 'ivr' ? await findRow(tx, 'ivr_menu', key) : undefined;
    const row = menu ?? (entity === 'team' ? await findRow(tx, 'team', key) : undefined);
    const isChanged = row !== undefined && row.version !== version;
    if (row !== undefined) made.set(id, { ownerId: menu?.owner_id ?? null, isChanged });
  }
  return made;
}

/**
 * Takes what a plan did back, the last first, by the undo of each record; answers what stays, since
 * somebody changed it again or it cannot go back. Throws 403 where somebody may not change a record.
 */
export async function takeBack(
  tx: Tx,
  context: RequestContext,
  { planId, outside }: { planId: string; outside: Outside },
): Promise<ConfigPlan['left']> {
  const { tenantId } = signedIn(context);
  const entries = await entriesOf(tx, tenantId, planId);
  checkMayWrite(signedIn(context), entries);
  const made = await madeBy(tx, tenantId, entries);
  const left: ConfigPlan['left'] = [];
  const goBack = async (entry: Entry): Promise<void> => {
    const { id, entity, entity_id: recordId } = entry;
    const found = made.get(recordId);
    if (!isMade(entry)) {
      if (!v.is(restorableSchema, entity) || found?.isChanged) return;
      await undoSave(context, { entity, id: recordId, save: { entryId: id }, outside });
      return;
    }
    // A team takes its menus along.
    if (found === undefined || made.get(found.ownerId ?? '')?.isChanged === false) return;
    if (found.isChanged) throw new ApiError('CHANGEDSINCE', { message: t(texts.changedAgain) });
    if (entity === 'team') return removeTeam(context, recordId);
    return removeMenu(context, await ownerOfMenu(tx, tenantId, recordId), recordId);
  };
  for (const entry of entries) {
    await sql`savepoint config_undo`.execute(tx);
    try {
      await goBack(entry);
      await sql`release savepoint config_undo`.execute(tx);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await sql`rollback to savepoint config_undo`.execute(tx);
      left.push({ kind: entry.entity, name: entry.entity_name, message: messageOf(error) });
    }
  }
  return left;
}
