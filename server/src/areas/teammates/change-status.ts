import { mayDo, type Status } from '@jackfield/contract';
import type { Replacements } from '@jackfield/contract/api/routing-uses';
import type { Teammate } from '@jackfield/contract/api/teammate';
import type { Successor } from '@jackfield/contract/api/teammate-offboarding';
import { t } from '@jackfield/texts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { askAgain } from '../../platform/policy.ts';
import { lockPayer, type Payer, payerOf } from '../invoicing/payer.ts';
import { arrived, uninvited } from '../invoicing/pending-users.ts';
import { rotateDevicePasswords } from '../devices/rotate-passwords.ts';
import { endSessions } from '../session/tokens/end-sessions.ts';
import { supersedeLinks } from '../session/links/link-repository.ts';
import { linkPurposes } from '../session/links/links.ts';
import { withDefaults } from './default-replacements.ts';
import type { TeammateRow } from './dto.ts';
import { refusePlanned } from '../routing-uses/planned-uses.ts';
import { replaceUses } from '../routing-uses/replace-uses.ts';
import { askerOf } from './fields.ts';
import { keepPerson, rowsOfPerson } from './keep-person.ts';
import { handOver } from './hand-over.ts';
import { offboard } from './offboarding.ts';
import { readChangedTeammate } from './repository.ts';
import { checkStatus } from './status.ts';
import { texts } from './texts.ts';
import { changeTeammate } from './write-teammate.ts';

/** Effects of a new status on how a person signs in. */
export async function takeEffect(
  tx: Tx,
  row: TeammateRow,
  wanted: Status,
  { clock, secrets }: RequestContext,
): Promise<void> {
  const now = clock.now();
  const person = { tenantId: row.tenant_id, teammateId: row.id };
  if (wanted === 'active') return;
  await endSessions(tx, { ...person, reason: wanted, now });
  if (wanted === 'suspended') await rotateDevicePasswords(tx, { ...person, now, secrets });
  if (wanted === 'cancel') await supersedeLinks(tx, person, linkPurposes, now);
}

/** The events about a person who has another status. */
export function statusEvents(row: TeammateRow): EventSpec[] {
  const { id, status, role } = row;
  const method = status === 'cancel' ? 'DeletedEntityAsync' : 'UpdateEntityAsync';
  return [
    { method: 'UpdateEntityAsync', eventType: 'teammatestatus', id, status },
    { method, eventType: 'teammate', id, status, role },
  ];
}

/** What is done with what a person is using who is suspended or deleted. */
export interface Handover {
  /** For every place of the routing that leads to the person, or for none. */
  readonly replacements: Replacements;
  readonly successor: Successor | null;
}

const nothingGiven: Handover = { replacements: [], successor: null };

/** Hands over what a person is using; answers the events of the parts. */
async function handOverAll(
  tx: Tx,
  context: RequestContext,
  offboarding: {
    readonly row: TeammateRow;
    readonly wanted: Status;
    readonly handover: Handover;
  },
): Promise<EventSpec[]> {
  const { row, wanted, handover } = offboarding;
  const { id, tenant_id: tenantId } = row;
  const { replacements: given, successor } = handover;
  if (successor?.billingContact && !mayDo(signedIn(context), 'billing:write')) {
    throw new ApiError('FORBIDDEN', { message: t(texts.invoicesAreBilling) });
  }
  if (wanted === 'cancel') await refusePlanned(tx, tenantId, id);
  const replacements =
    wanted === 'cancel' ? await withDefaults(tx, { tenantId, id, given }) : given;
  if (replacements.length > 0) await replaceUses(context, tx, { gone: id, replacements });
  return successor === null
    ? []
    : handOver(tx, { leaver: row, successor, now: context.clock.now() });
}

/**
 * Moves a person to a status (annex E1, PPL-08, PPL-09), and with it hands over what they are using;
 * who is deleted can come back whole for 30 days (SAY-08).
 * Repeating the current status is accepted. Throws 409 INUSE when replacements miss a place.
 */
export function moveToStatus(
  context: RequestContext,
  id: string,
  wanted: Status,
  lookup: NumberLookup,
  handover = nothingGiven,
): Promise<void> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    // Before the person, in the order in which a month that begins takes both.
    if (wanted !== 'suspended') await lockPayer(tx, tenantId);
    await moveWhileHeld(context, { id, wanted, lookup, handover });
  });
}

interface Move {
  readonly id: string;
  readonly wanted: Status;
  readonly lookup: NumberLookup;
  readonly handover: Handover;
}

/** What a pending user's coming or going changes on the invoice of the month; answers the events. */
async function bill(tx: Tx, row: TeammateRow, wanted: Status, payer: Payer): Promise<EventSpec[]> {
  if (row.status !== 'pending') return [];
  return wanted === 'active' ? arrived(tx, payer, row) : uninvited(tx, payer, row);
}

async function moveWhileHeld(
  context: RequestContext,
  { id, wanted, lookup, handover }: Move,
): Promise<void> {
  await changeTeammate(context, {
    id,
    action: wanted === 'cancel' ? 'teammate.delete' : 'teammate.status',
    read: readChangedTeammate,
    async change(tx, before) {
      const subject = {
        status: before.status,
        isTenantOwner: before.is_tenant_owner,
        isEmailConfirmed: before.is_email_confirmed,
      };
      const verdict = checkStatus(askerOf(context, before), subject, wanted);
      if (verdict === 'unchanged') return null;
      if (verdict === 'forbidden') throw new ApiError('FORBIDDEN');
      if (verdict === 'invalid') throw new ApiError('INVALIDTRANSITION');
      if (wanted !== 'active') askAgain(context);
      const had = wanted === 'cancel' ? await rowsOfPerson(tx, before) : null;
      const given = await handOverAll(tx, context, { row: before, wanted, handover });
      if (had !== null) await keepPerson(tx, context, { row: before, had, handedOver: given });
      return {
        columns: {
          status: wanted,
          ...(wanted === 'cancel' && {
            presence: 'offline' as const,
            pending_email: null,
            invoice_line_id: null,
          }),
        },
        async after(row) {
          await takeEffect(tx, before, wanted, context);
          const { id: teammateId, tenant_id: tenantId } = row;
          const leaving = { tenantId, teammateId, now: context.clock.now() };
          const ended = wanted === 'cancel' ? await offboard(tx, lookup, leaving) : [];
          const billed = await bill(tx, before, wanted, payerOf(context));
          return [...given, ...ended, ...billed, ...statusEvents(row)];
        },
      };
    },
  });
}

/** Moves a person to a status as moveToStatus does, and answers the person as they are then. */
export function changeStatus(
  context: RequestContext,
  id: string,
  wanted: Status,
  lookup: NumberLookup,
  handover = nothingGiven,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    await moveToStatus(context, id, wanted, lookup, handover);
    return readChangedTeammate(tx, tenantId, id);
  });
}
