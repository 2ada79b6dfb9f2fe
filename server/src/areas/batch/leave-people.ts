import type { FieldError, Status } from '@jackfield/contract';
import type { Replacement, Replacements } from '@jackfield/contract/api/routing-uses';
import { replacementKindsOf } from '@jackfield/contract/api/routing-uses';
import type { Heir, LeavingRow } from '@jackfield/contract/api/teammate-leave';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { selectUses, toUse, type Use } from '../routing-uses/repository.ts';
import { selectBelongings } from '../teammates/belongings.ts';
import { moveToStatus } from '../teammates/change-status.ts';
import { usualReplacement } from '../teammates/default-replacements.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { teammateRow } from '../teammates/repository.ts';
import { judgeStatus } from '../teammates/status.ts';
import { lockPeople } from './lock-people.ts';

interface Leaving {
  readonly ids: readonly string[];
  readonly status: 'suspended' | 'cancel';
  readonly replacement: Replacement | null;
  readonly heir: Heir | null;
  readonly dryRun: boolean;
}

const gone: FieldError = { code: 'NOTFOUND', message: 'This user no longer exists.' };
const self: FieldError = { code: 'FORBIDDEN', message: 'You cannot do this to yourself.' };
const owner: FieldError = { code: 'INVALIDTRANSITION', message: 'The account owner stays.' };
const unfit: FieldError = {
  code: 'INVALIDTRANSITION',
  message: 'This action is not allowed in the current status.',
};

type Judged = Pick<LeavingRow, 'id' | 'name' | 'result' | 'errors'>;

/** What the change does to one person; nothing is stored yet. */
function judge(
  context: RequestContext,
  id: string,
  row: TeammateRow | undefined,
  wanted: Status,
): Judged {
  if (row === undefined) return { id, name: '', result: 'refused', errors: [gone] };
  const actor = signedIn(context);
  const name = row.full_name;
  const refused = (error: FieldError): Judged => ({ id, name, result: 'refused', errors: [error] });
  const asker = { isSelf: actor.teammateId === id, isAdmin: actor.role === 'admin' };
  const subject = {
    status: row.status,
    isTenantOwner: row.is_tenant_owner,
    isEmailConfirmed: row.is_email_confirmed,
  };
  const verdict = judgeStatus(asker, subject, wanted);
  if (verdict === 'unchanged') return { id, name, result: 'same', errors: [] };
  if (verdict === 'allowed') return { id, name, result: 'changed', errors: [] };
  if (row.is_tenant_owner) return refused(owner);
  return refused(asker.isSelf ? self : unfit);
}

/** Nobody who leaves takes over, or is what others are replaced by; 400. */
function checkTakers({ ids, replacement, heir }: Leaving): void {
  if (heir !== null && ids.includes(heir.id)) {
    throw invalidField('heir', 'This user leaves as well.', 'UNKNOWN');
  }
  if (replacement !== null && 'id' in replacement && ids.includes(replacement.id)) {
    throw invalidField('replacement', 'This user leaves as well.', 'UNKNOWN');
  }
}

/** One replacement for every place that can take it, what is usual for the others. */
function replacementsFor(uses: readonly Use[], to: Replacement): Replacements {
  return uses.map(({ row, spot }) => {
    const fits = replacementKindsOf[spot.place].includes(to.kind);
    const isItself = 'id' in to && to.id === row.id;
    return { key: spot.key, to: fits && !isItself ? to : usualReplacement(spot.place) };
  });
}

async function tell(tx: Tx, tenantId: string, judged: Judged): Promise<LeavingRow> {
  if (judged.result !== 'changed') return { ...judged, version: null, belongings: null, uses: [] };
  const uses = await selectUses(tx, tenantId, judged.id);
  const belongings = await selectBelongings(tx, tenantId, judged.id);
  return { ...judged, version: null, belongings, uses: uses.map(toUse) };
}

async function leave(
  context: RequestContext,
  tx: Tx,
  { judged, leaving }: { judged: Judged; leaving: Leaving },
): Promise<LeavingRow> {
  const row = { ...judged, belongings: null, uses: [] };
  if (judged.result !== 'changed') return { ...row, version: null };
  const { tenantId } = signedIn(context);
  const { status, replacement, heir } = leaving;
  const uses = replacement === null ? [] : await selectUses(tx, tenantId, judged.id);
  const replacements = replacement === null ? [] : replacementsFor(uses, replacement);
  const departure = { replacements, heir: status === 'cancel' ? heir : null };
  await moveToStatus(context, judged.id, status, departure);
  const { version } = await teammateRow(tx, tenantId, judged.id);
  return { ...row, version };
}

/**
 * Suspends or deletes many people in one transaction and hands over what hangs on them (annexes J5
 * and J7). Who cannot leave is left out with the reason; a dry run stores nothing and tells what
 * hangs on whom. Throws 400 when somebody who leaves is to take over, or is not there.
 */
export function leavePeople(
  context: RequestContext,
  leaving: Leaving,
): Promise<{ rows: LeavingRow[] }> {
  const { tenantId } = signedIn(context);
  checkTakers(leaving);
  const asked = [...new Set(leaving.ids)];
  const bulk = { ...context, via: 'bulk' as const };
  return context.db.tenant(tenantId, async (tx) => {
    const people = await lockPeople(tx, tenantId, asked);
    const rows: LeavingRow[] = [];
    for (const id of asked) {
      const judged = judge(context, id, people.get(id), leaving.status);
      rows.push(
        leaving.dryRun
          ? await tell(tx, tenantId, judged)
          : await leave(bulk, tx, { judged, leaving }),
      );
    }
    return { rows };
  });
}
