import { submitPortOrder, type PortTarget } from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { contextWithoutRequest, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { accountRow, presentPeople, readRow } from '../../platform/rows.ts';
import type { PortAnswer } from '../../porting/provider.ts';
import { addCompany } from '../company-numbers/create.ts';
import { addPortedNumber } from '../phone-numbers/add.ts';
import type { NumberOwner } from '../phone-numbers/number-owner.ts';
import { numbersHere } from './check-numbers.ts';
import type { NumberRow, OrderRow, WholeOrder } from './tables.ts';
import { texts } from './texts.ts';

type Arrived = Extract<PortAnswer, { state: 'moving' }>;
type Services = Pick<RequestContext, 'db' | 'clock' | 'secrets'>;

/** Acts for whoever sent the order, without a request. */
export async function senderContext(
  services: Services,
  tx: Tx,
  { tenant_id: tenantId, submitted_by: sender, submitted_by_name: name }: OrderRow,
): Promise<RequestContext> {
  const { country, status: tenantStatus } = await accountRow(tx, tenantId);
  const admin = {
    teammateId: sender ?? '',
    tenantId,
    name: name ?? '',
    isTenantOwner: false,
    status: 'active' as const,
    country,
    tenantStatus,
  };
  return contextWithoutRequest(services, admin, { endpoint: submitPortOrder, via: 'schedule' });
}

async function isThere(tx: Tx, tenantId: string, { type, id }: NumberOwner): Promise<boolean> {
  if (type === 'teammate') return (await presentPeople(tx, tenantId, [id])).length > 0;
  const found = await tx
    .selectFrom('company')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** The default company number, which takes what has nowhere else to ring; made where there is none. */
async function lastResort(tx: Tx, context: RequestContext, number: string): Promise<NumberOwner> {
  const found = await tx
    .selectFrom('company')
    .select('id')
    .where('tenant_id', '=', signedIn(context).tenantId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  if (found !== undefined) return { type: 'company', id: found.id };
  return { type: 'company', id: await addCompany(context, formatPhone(number)) };
}

/**
 * Makes the company number that some numbers of an order were to get together; null where a trial has
 * no room left.
 */
async function madeCompany(
  tx: Tx,
  context: RequestContext,
  { tenant_id, order_id }: NumberRow,
  label: string,
): Promise<NumberOwner | null> {
  try {
    const owner = { type: 'company', id: await addCompany(context, label) } as const;
    await tx
      .updateTable('port_number')
      .set({ target: JSON.stringify(owner) })
      .where('tenant_id', '=', tenant_id)
      .where('order_id', '=', order_id)
      .where(sql<boolean>`target->>'type' = 'newCompany' and target->>'label' = ${label}`)
      .execute();
    return owner;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TRIALLIMIT') return null;
    throw error;
  }
}

/** Whom a number goes to by what was prepared; never nobody. */
async function ownerOf(tx: Tx, context: RequestContext, row: NumberRow): Promise<NumberOwner> {
  const { number, target, tenant_id: tenantId } = row;
  if (target?.type === 'newCompany') {
    const owner = await madeCompany(tx, context, row, target.label);
    return owner ?? lastResort(tx, context, number);
  }
  const isReady = target !== null && (await isThere(tx, tenantId, target));
  return isReady ? target : lastResort(tx, context, number);
}

async function setNumber(
  tx: Tx,
  { tenant_id, id }: NumberRow,
  set: { state: 'moved' | 'failed'; reason: string | null; target?: PortTarget },
): Promise<void> {
  const { target, ...rest } = set;
  await tx
    .updateTable('port_number')
    .set({ ...rest, ...(target && { target: JSON.stringify(target) }) })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** A number of which nothing has come yet; the provider may say late that it was accepted. */
const isOnItsWay = ({ state }: NumberRow) => state === 'waiting' || state === 'accepted';

/** Notes why numbers stay where they are. */
export async function keepFailed(
  tx: Tx,
  { numbers }: WholeOrder,
  failed: readonly { readonly number: string; readonly says: string }[],
): Promise<void> {
  for (const { number, says } of failed) {
    const row = numbers.find((one) => one.number === number && isOnItsWay(one));
    if (row) await setNumber(tx, row, { state: 'failed', reason: says });
  }
}

/**
 * Gives the account the numbers of an order that have moved here, each to whom it was prepared for,
 * by the code that purchases take (PORT-01). Numbers that were given before are left alone, so that
 * a step repeated after a crash gives nothing twice.
 */
export async function takeNumbers(
  tx: Tx,
  context: RequestContext,
  { numbers }: WholeOrder,
  { moved, servedBy: provider }: Pick<Arrived, 'moved' | 'servedBy'>,
): Promise<void> {
  const due = numbers.filter((one) => isOnItsWay(one) && moved.includes(one.number));
  const here = await numbersHere(
    tx,
    due.map(({ number }) => number),
    context.clock.now(),
  );
  const { country } = signedIn(context);
  for (const { id } of due) {
    // The one before may have made the company number of both.
    const row = await readRow(tx, 'port_number', { tenantId: signedIn(context).tenantId, id });
    if (here.has(row.number)) {
      await setNumber(tx, row, { state: 'failed', reason: t(texts.takenHere) });
      continue;
    }
    const owner = await ownerOf(tx, context, row);
    await addPortedNumber(context, owner, { number: row.number, country, provider });
    await setNumber(tx, row, { state: 'moved', reason: null, target: owner });
  }
}
