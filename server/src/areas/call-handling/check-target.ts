import { required } from '@jackfield/contract';
import {
  type Mailbox,
  type RoutingTarget,
  type TargetPlace,
  targetSchemaOf,
} from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import type { Tx } from '../../platform/database.ts';
import { type ApiError, invalidField } from '../../platform/errors.ts';
import { findRow, presentPeople } from '../../platform/rows.ts';
import { commonTexts } from '../../platform/texts.ts';
import { checkNumber } from './check-number.ts';
import { texts } from './texts.ts';

/** Whose routing a target is in. */
export interface TargetOwner {
  readonly tenantId: string;
  readonly place: TargetPlace;
  /** Menus and greetings are those of this record (annex F1). */
  readonly ownerId: string;
}

const gone = {
  teammate: commonTexts.userUnavailable,
  team: texts.teamUnavailable,
  message: texts.greetingUnavailable,
  ivr: texts.menuUnavailable,
} as const;

function refusal(kind: keyof typeof gone, field: string): ApiError {
  return invalidField(field, t(gone[kind]), 'UNKNOWN');
}

/**
 * Checks what a routing target leads to, in the transaction that stores it; rows stay locked, so
 * that nothing of it leaves meanwhile. People and teams belong to the account, people are not
 * cancelled, greetings and menus are the owner's own and menus have keys (OP-79); phone numbers
 * fit their country and cost nothing that the account has not asked for. Throws 400 about `field`,
 * also for a type that the place does not take, and 422 for numbers that calls of the account may
 * not go to.
 */
export async function checkTarget(
  tx: Tx,
  owner: TargetOwner,
  target: RoutingTarget,
  field: string,
): Promise<void> {
  const { tenantId } = owner;
  if (!v.is(targetSchemaOf(owner.place), target)) {
    throw invalidField(field, required('action')());
  }
  switch (target.actionType) {
    case 'teammate':
      return checkPeople(tx, tenantId, [target.actionValue], field);
    case 'callgroup':
      return checkPeople(tx, tenantId, target.actionValue.list, field);
    case 'team':
      return checkTeam(tx, tenantId, target.actionValue, field);
    case 'voicemail':
      return checkMailbox(tx, tenantId, target.actionValue, field);
    case 'number':
      return checkNumber(tx, tenantId, target.actionValue, field);
    case 'message':
      return checkGreeting(tx, owner, target.actionValue, field);
    case 'ivr':
      return checkMenu(tx, owner, target.actionValue, field);
  }
}

/** People of the account who are not cancelled; 400 about `field` otherwise. */
export async function checkPeople(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const present = await presentPeople(tx, tenantId, ids, 'share');
  if (present.length < ids.length) throw refusal('teammate', field);
}

async function checkTeam(tx: Tx, tenantId: string, id: string, field: string): Promise<void> {
  const found = await findRow(tx, 'team', { tenantId, id }, 'share');
  if (found === undefined) throw refusal('team', field);
}

async function checkMailbox(
  tx: Tx,
  tenantId: string,
  mailbox: Mailbox | null,
  field: string,
): Promise<void> {
  if (mailbox === null) return;
  const { ownerType, ownerId } = mailbox;
  if (ownerType === 'team') return checkTeam(tx, tenantId, ownerId, field);
  return checkPeople(tx, tenantId, [ownerId], field);
}

async function checkGreeting(
  tx: Tx,
  { tenantId, ownerId }: TargetOwner,
  id: string,
  field: string,
): Promise<void> {
  const found = await tx
    .selectFrom('media')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', ['voicemail', 'message'])
    .forShare()
    .executeTakeFirst();
  if (found === undefined) throw refusal('message', field);
}

async function checkMenu(
  tx: Tx,
  { tenantId, ownerId }: TargetOwner,
  id: string,
  field: string,
): Promise<void> {
  const menu = await tx
    .selectFrom('ivr_menu')
    .select('keys')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forShare()
    .executeTakeFirst();
  if (menu === undefined) throw refusal('ivr', field);
  if (menu.keys.length === 0) {
    throw invalidField(field, t(texts.menuWithoutKeys), 'INCOMPLETE');
  }
}
