import type { FieldError, Status } from '@jackfield/contract';
import type { PlannedUse, Replacement, Replacements } from '@jackfield/contract/api/routing-uses';
import { replacementKindsOf } from '@jackfield/contract/api/routing-uses';
import type { Successor, OffboardingRow } from '@jackfield/contract/api/teammate-offboarding';
import { t } from '@jackfield/texts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { plannedText, plannedUses } from '../routing-uses/planned-uses.ts';
import { selectUses, toUse, type Use } from '../routing-uses/repository.ts';
import { selectOwnedItems } from '../teammates/owned-items.ts';
import { moveToStatus } from '../teammates/change-status.ts';
import { usualReplacement } from '../teammates/default-replacements.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { teammateRow } from '../teammates/repository.ts';
import { askerOf } from '../teammates/fields.ts';
import { checkStatus } from '../teammates/status.ts';
import { lockPeople, userGone } from './lock-people.ts';
import { texts } from './texts.ts';

interface Offboarding {
  readonly ids: readonly string[];
  readonly status: 'suspended' | 'cancel';
  readonly replacement: Replacement | null;
  readonly successor: Successor | null;
  readonly dryRun: boolean;
}

const self = (): FieldError => ({ code: 'FORBIDDEN', message: t(texts.notYourself) });
const owner = (): FieldError => ({ code: 'INVALIDTRANSITION', message: t(texts.ownerStays) });
function unfit(): FieldError {
  const { code, message } = new ApiError('INVALIDTRANSITION');
  return { code, message };
}

type Validated = Pick<OffboardingRow, 'id' | 'name' | 'result' | 'errors'>;

/** What the change does to one person; nothing is stored yet. */
function validate(
  context: RequestContext,
  id: string,
  row: TeammateRow | undefined,
  wanted: Status,
): Validated {
  if (row === undefined) return { id, name: '', result: 'refused', errors: [userGone()] };
  const name = row.full_name;
  const refused = (error: FieldError): Validated => ({
    id,
    name,
    result: 'refused',
    errors: [error],
  });
  const asker = askerOf(context, row);
  const subject = {
    status: row.status,
    isTenantOwner: row.is_tenant_owner,
    isEmailConfirmed: row.is_email_confirmed,
  };
  const verdict = checkStatus(asker, subject, wanted);
  if (verdict === 'unchanged') return { id, name, result: 'same', errors: [] };
  if (verdict === 'allowed') return { id, name, result: 'changed', errors: [] };
  if (row.is_tenant_owner) return refused(owner());
  return refused(asker.isSelf ? self() : unfit());
}

/** Whom a planned change leads to is not deleted. */
function unlessPlanned(validated: Validated, [first]: readonly PlannedUse[]): Validated {
  if (first === undefined) return validated;
  return {
    ...validated,
    result: 'refused',
    errors: [{ code: 'INUSE', message: plannedText(first) }],
  };
}

/** Nobody who leaves takes over, or is what others are replaced by; 400. */
function checkSuccessors({ ids, replacement, successor }: Offboarding): void {
  if (successor !== null && ids.includes(successor.id)) {
    throw invalidField('successor', t(texts.leavesAsWell), 'UNKNOWN');
  }
  if (replacement !== null && 'id' in replacement && ids.includes(replacement.id)) {
    throw invalidField('replacement', t(texts.leavesAsWell), 'UNKNOWN');
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

async function preview(
  tx: Tx,
  { tenantId, now }: { tenantId: string; now: Date },
  { validated, planned }: { validated: Validated; planned: PlannedUse[] },
): Promise<OffboardingRow> {
  if (validated.result !== 'changed')
    return { ...validated, version: null, ownedItems: null, uses: [], planned };
  const uses = await selectUses(tx, tenantId, validated.id);
  const ownedItems = await selectOwnedItems(tx, { tenantId, id: validated.id, now });
  return { ...validated, version: null, ownedItems, uses: uses.map(toUse), planned };
}

async function offboard(
  context: RequestContext,
  tx: Tx,
  {
    validated,
    offboarding,
    lookup,
  }: { validated: Validated; offboarding: Offboarding; lookup: NumberLookup },
): Promise<OffboardingRow> {
  const row = { ...validated, ownedItems: null, uses: [], planned: [] };
  if (validated.result !== 'changed') return { ...row, version: null };
  const { tenantId } = signedIn(context);
  const { status, replacement, successor } = offboarding;
  const uses = replacement === null ? [] : await selectUses(tx, tenantId, validated.id);
  const replacements = replacement === null ? [] : replacementsFor(uses, replacement);
  const handover = { replacements, successor: status === 'cancel' ? successor : null };
  await moveToStatus(context, validated.id, status, lookup, handover);
  const { version } = await teammateRow(tx, tenantId, validated.id);
  return { ...row, version };
}

/**
 * Suspends or deletes many people in one transaction and hands over what they are using. Who cannot
 * leave is left out with the reason; a dry run stores nothing and tells who uses what. Throws 400 when somebody who leaves is to take over, or is not there.
 */
export function offboardPeople(
  context: RequestContext,
  offboarding: Offboarding,
  lookup: NumberLookup,
): Promise<{ rows: OffboardingRow[] }> {
  const { tenantId } = signedIn(context);
  checkSuccessors(offboarding);
  const asked = [...new Set(offboarding.ids)];
  const bulk = { ...context, via: 'bulk' as const };
  return context.db.tenant(tenantId, async (tx) => {
    // Before the people, as for each of them.
    if (!offboarding.dryRun) await holdAccountRow(tx, tenantId);
    const people = await lockPeople(tx, tenantId, asked);
    const rows: OffboardingRow[] = [];
    for (const id of asked) {
      const wanted = validate(context, id, people.get(id), offboarding.status);
      const isLeaving = offboarding.status === 'cancel' && wanted.result === 'changed';
      const planned = isLeaving ? await plannedUses(tx, tenantId, id) : [];
      const validated = unlessPlanned(wanted, planned);
      rows.push(
        offboarding.dryRun
          ? await preview(tx, { tenantId, now: context.clock.now() }, { validated, planned })
          : await offboard(bulk, tx, { validated, offboarding, lookup }),
      );
    }
    return { rows };
  });
}
