import { numberItem } from '@jackfield/contract/api/price';
import { formatPhone, parseCents } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { type Selectable, sql } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import type { EventSpec } from '../../platform/events.ts';
import { inLanguage } from '../../platform/languages.ts';
import { accountRow, findRow } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import type { Tables } from '../../platform/tables.ts';
import { addToMonth } from '../invoicing/add-to-month.ts';
import { giveBackLines } from '../ledger/give-back-lines.ts';
import { lockNumberOwner, type NumberOwner } from './number-owner.ts';
import { numberPurchaseWork } from './order-number.ts';
import { texts } from './texts.ts';
import { numberEvent } from './write-number.ts';

type Purchase = Selectable<Tables['number_purchase']>;

/** The first wait for a provider, and the longest. */
const [soon, hour] = [10_000, 3_600_000];

/** When an order is asked about again: seldom, once it has taken long. */
const askAgainAt = ({ created_at: since }: Purchase, now: Date): Date =>
  new Date(now.getTime() + Math.min(hour, Math.max(soon, (now.getTime() - +since) / 4)));

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookup: NumberLookup;
}

/**
 * Buys numbers of their providers (PROV-01). The purchase's id is the reference there, so that a step
 * that is taken again buys nothing twice (PROV-02). What the provider refuses goes, and what it cost
 * is given back; what nobody wants any more is given up as soon as it is ours.
 */
export function createNumberPurchaseWork({ db, clock, lookup }: Parts): WorkKind {
  return {
    kind: numberPurchaseWork,
    async advance({ tenantId, subjectId: id }) {
      const purchase = await db.tenant(tenantId, (tx) => findOpen(tx, { tenantId, id }));
      if (purchase === null) return async () => null;
      const { number, provider, provider_order_id: providerId } = purchase;
      const answer = await lookup.order(provider, { number, reference: id, providerId });
      if (answer.state === 'refused') return refuse(purchase, answer.reason, clock);
      if (answer.state === 'done') {
        const isWanted = await db.tenant(tenantId, (tx) => isStillWanted(tx, purchase));
        if (!isWanted) await lookup.giveUp(number, provider);
        return finish(purchase, answer.providerId, clock);
      }
      return async (tx) => {
        if ((await findOpen(tx, { tenantId, id })) === null) return null;
        await end(tx, purchase, { provider_order_id: answer.providerId });
        return askAgainAt(purchase, clock.now());
      };
    },
  };
}

async function findOpen(
  tx: Tx,
  key: { readonly tenantId: string; readonly id: string },
): Promise<Purchase | null> {
  const purchase = await findRow(tx, 'number_purchase', key, 'update');
  return purchase?.state === 'open' ? purchase : null;
}

const end = (
  tx: Tx,
  { tenant_id: tenantId, id }: Purchase,
  set: Partial<Pick<Purchase, 'state' | 'provider_order_id' | 'reason'>>,
) =>
  tx
    .updateTable('number_purchase')
    .set(set)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();

const numberOf = (tx: Tx, { tenant_id: tenantId, phone_number_id: id }: Purchase) =>
  findRow(tx, 'phone_number', { tenantId, id });

async function isStillWanted(tx: Tx, purchase: Purchase): Promise<boolean> {
  if ((await numberOf(tx, purchase)) !== undefined) return true;
  const { tenant_id: tenantId, phone_number_id: id } = purchase;
  return (await findRow(tx, 'held_number', { tenantId, id })) !== undefined;
}

/** The number is ours, and can be used. */
function finish(purchase: Purchase, providerId: string, clock: Clock): Settle {
  return async (tx) => {
    const { tenant_id: tenantId, id, number } = purchase;
    if ((await findOpen(tx, { tenantId, id })) === null) return null;
    const row = await numberOf(tx, purchase);
    const at = clock.now();
    const billed = row === undefined ? [] : await payFromNow(tx, purchase, { ...row, at });
    await end(tx, purchase, { state: 'done', provider_order_id: providerId });
    if (row === undefined) return null;
    const owner: NumberOwner = { type: row.owner_type, id: row.owner_id };
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: `${owner.type}.numberReady`,
      entity: owner.type,
      id: owner.id,
      name: await lockNumberOwner(tx, tenantId, owner),
      before: {},
      after: { phoneNumber: number },
      events: [numberEvent('UpdateEntityAsync', owner, row.id), ...billed],
    });
    return null;
  };
}

/** A month that began since did not count the number: its rest is paid from now. */
async function payFromNow(
  tx: Tx,
  { tenant_id: tenantId, number, month_id: month }: Purchase,
  row: Pick<Selectable<Tables['phone_number']>, 'is_toll_free' | 'monthly_price'> & { at: Date },
): Promise<EventSpec[]> {
  const cents = parseCents(row.monthly_price);
  const { rows } = await sql`select from invoice where tenant_id = ${tenantId}
    and kind = 'monthly' and status = 'draft' and id is distinct from ${month}`.execute(tx);
  if (rows.length === 0 || cents === 0) return [];
  const item = numberItem(row.is_toll_free);
  const pieces = [{ item, quantity: 1, name: formatPhone(number), cents }];
  return (await addToMonth(tx, { tenantId, now: row.at }, { pieces })).events;
}

/** The number is not ours: it goes, and what it cost is given back. */
function refuse(purchase: Purchase, reason: string, clock: Clock): Settle {
  return async (tx) => {
    const { tenant_id: tenantId, id, number, phone_number_id: numberId } = purchase;
    const open = await findOpen(tx, { tenantId, id });
    if (open === null) return null;
    const at = clock.now();
    await end(tx, purchase, { state: 'refused', reason });
    const { events, ...subject } = await removeNumber(tx, purchase, at);
    // What was deleted while it was on order is held, and there is nothing to hold.
    await tx
      .deleteFrom('held_number')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', numberId)
      .execute();
    const { language } = await accountRow(tx, tenantId);
    const given = await giveBackLines(tx, {
      tenantId,
      at,
      lineIds: open.line_ids,
      description: inLanguage(language, () => t(texts.refund, { number: formatPhone(number) })),
    });
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: `${subject.entity}.numberRefused`,
      ...subject,
      before: { phoneNumber: number },
      after: { phoneNumber: null },
      events: [...events, ...given],
    });
    return null;
  };
}

/**
 * Takes a number from its owner, another of whose numbers is the default then. Answers the record in
 * whose history that is, which is the account's where the number was deleted before, and the events.
 */
async function removeNumber(tx: Tx, purchase: Purchase, at: Date) {
  const { tenant_id: tenantId } = purchase;
  const row = await numberOf(tx, purchase);
  if (row === undefined) {
    const { company_name: name } = await accountRow(tx, tenantId);
    return { entity: 'tenant', id: tenantId, name, events: [] };
  }
  const owner: NumberOwner = { type: row.owner_type, id: row.owner_id };
  const name = await lockNumberOwner(tx, tenantId, owner);
  await tx
    .deleteFrom('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
  const next = row.is_default ? await raiseNext(tx, tenantId, owner, at) : [];
  const events = [numberEvent('DeletedEntityAsync', owner, row.id), ...next];
  return { entity: owner.type, id: owner.id, name, events };
}

/** Makes the first number of an owner the default; answers its event. */
async function raiseNext(
  tx: Tx,
  tenantId: string,
  owner: NumberOwner,
  at: Date,
): Promise<EventSpec[]> {
  const { rows } = await sql<{ id: string }>`
    update phone_number set is_default = true, version = version + 1, updated_at = ${at}
    where tenant_id = ${tenantId} and id = (select id from phone_number
      where tenant_id = ${tenantId} and owner_type = ${owner.type} and owner_id = ${owner.id}
      order by number limit 1)
    returning id`.execute(tx);
  return rows.map(({ id }) => numberEvent('UpdateEntityAsync', owner, id));
}
