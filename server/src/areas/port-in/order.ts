import { billDays, type PortOrder, type PortTarget } from '@jackfield/contract/api/port-in';
import { dayNumber, dayText } from '@jackfield/domain/business-hours';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { accountRow, findRow, presentPeople, stampsOf } from '../../platform/rows.ts';
import type { PortKey } from '../../porting/provider.ts';
import { type Calendar, cancelDay, portDates, todayText } from './dates.ts';
import type { BillRow, OrderRow, WholeOrder } from './tables.ts';
import { toPoint } from './to-point.ts';
import { isLetterCurrent } from './wanted.ts';

interface OrderKey {
  readonly tenantId: string;
  readonly id: string;
}

/** What people call an order. */
export const orderName = ({ number }: Pick<OrderRow, 'number'>): string => `P-${number}`;

/** What was sent last is known by this at the provider. */
export const keyOf = ({
  tenant_id: tenantId,
  id,
  attempt,
}: Pick<OrderRow, 'tenant_id' | 'id' | 'attempt'>): PortKey => ({
  tenantId,
  reference: `${id}/${attempt}`,
});

/** Tells browsers that an order has changed. */
export const orderEvent = (
  id: string,
  method: EventSpec['method'] = 'UpdateEntityAsync',
): EventSpec => ({ method, eventType: 'portorder', id });

/** An order as it is stored; null when the account has none of that id. */
export async function findOrder(
  tx: Tx,
  { tenantId, id }: OrderKey,
  lock?: 'update',
): Promise<WholeOrder | null> {
  const row = await findRow(tx, 'port_order', { tenantId, id }, lock);
  if (row === undefined) return null;
  const numbers = await tx
    .selectFrom('port_number')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', id)
    .orderBy('number')
    .execute();
  const bill = await tx
    .selectFrom('port_bill')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', id)
    .executeTakeFirst();
  return { row, numbers, bill: bill ?? null };
}

/** The same for a call; 404 without. */
export async function readOrder(tx: Tx, context: RequestContext, id: string): Promise<WholeOrder> {
  const order = await findOrder(tx, { tenantId: signedIn(context).tenantId, id });
  if (order === null) throw notFound();
  return order;
}

/** Names of the company numbers and people that numbers are to go to, by id; gone ones have none. */
export async function targetNames(
  tx: Tx,
  tenantId: string,
  targets: readonly (PortTarget | null)[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (type: 'company' | 'teammate') =>
    targets.flatMap((target) => (target?.type === type ? [target.id] : []));
  const companyIds = idsOf('company');
  const companies =
    companyIds.length === 0
      ? []
      : await tx
          .selectFrom('company')
          .select(['id', 'label'])
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', companyIds)
          .execute();
  const people = await presentPeople(tx, tenantId, idsOf('teammate'));
  return new Map([
    ...companies.map(({ id, label }) => [id, label] as const),
    ...people.map(({ id, full_name: name }) => [id, name] as const),
  ]);
}

function toTarget(target: PortTarget | null, names: ReadonlyMap<string, string>) {
  if (target === null) return null;
  if (target.type === 'newCompany') return { type: target.type, id: null, label: target.label };
  const label = names.get(target.id);
  return label === undefined ? null : { type: target.type, id: target.id, label };
}

const validUntil = (billDate: string) => dayText(dayNumber(billDate) + billDays);

/** Whether a bill is too old on a day. */
export const isBillOld = (
  { bill_date: date }: Pick<BillRow, 'bill_date'>,
  today: string,
): boolean => validUntil(date) < today;

/** Whether an order can be cancelled: until the day before its date. */
export function mayCancel({ state, moves_at: movesAt }: OrderRow, calendar: Calendar): boolean {
  if (state === 'draft' || state === 'submitted' || state === 'rejected') return true;
  if (state !== 'dated' || movesAt === null) return false;
  return todayText(calendar) <= cancelDay(movesAt, calendar.timeZone);
}

/** Calendar of an account. */
export async function calendarOf(tx: Tx, tenantId: string, now: Date): Promise<Calendar> {
  const { country, time_zone: timeZone } = await accountRow(tx, tenantId);
  return { country, timeZone, now };
}

const isOpenToDates = ({ state }: OrderRow) => state === 'draft' || state === 'rejected';

/** An order as the API answers it (PORT-01). */
export async function toPortOrder(
  tx: Tx,
  context: RequestContext,
  order: WholeOrder,
): Promise<PortOrder> {
  const { row, numbers, bill } = order;
  const tenantId = row.tenant_id;
  const calendar = await calendarOf(tx, tenantId, context.clock.now());
  const names = await targetNames(
    tx,
    tenantId,
    numbers.map(({ target }) => target),
  );
  const { letter, moves_at: movesAt } = row;
  const canCancel = mayCancel(row, calendar);
  return {
    id: row.id,
    orderNumber: orderName(row),
    state: row.state,
    carrier: row.carrier,
    numbers: numbers.map(({ id, number, state, target, service_address, reason }) => ({
      id,
      number,
      state,
      target: toTarget(target, names),
      serviceAddress: service_address,
      reason,
    })),
    accountNumber: row.account_number,
    hasPin: row.sealed_pin !== null,
    billName: row.bill_name,
    serviceAddress: row.service_address,
    contactName: row.contact_name,
    wantedDate: row.wanted_date,
    bill: bill && {
      fileName: bill.file_name,
      billDate: bill.bill_date,
      validUntil: validUntil(bill.bill_date),
    },
    letter: letter && {
      signedName: letter.signedName,
      signedBy: letter.signedBy,
      signedAt: letter.signedAt,
      isCurrent: isLetterCurrent(order),
    },
    points: row.points.map((point) => toPoint(order, point)),
    correctUntil: row.correct_until?.toISOString() ?? null,
    movesAt: movesAt?.toISOString() ?? null,
    cancelUntil: canCancel && movesAt !== null ? cancelDay(movesAt, calendar.timeZone) : null,
    canCancel,
    dates: isOpenToDates(row) ? await portDates(calendar) : null,
    story: row.story,
    ...stampsOf(row),
  };
}

/** An order for a call, whole; 404 without. */
export const readPortOrder = (context: RequestContext, id: string): Promise<PortOrder> =>
  context.read(async (tx) => toPortOrder(tx, context, await readOrder(tx, context, id)));

/** What the history tells of an order. */
export function auditMembers({ row, numbers }: Pick<WholeOrder, 'row' | 'numbers'>) {
  const { state, carrier } = row;
  return {
    state,
    carrier,
    numbers: numbers.map(({ number }) => number),
    targets: numbers.map(({ target }) => {
      if (target === null) return null;
      return target.type === 'newCompany' ? target.label : target.id;
    }),
    accountNumber: row.account_number,
    billName: row.bill_name,
    serviceAddress: row.service_address,
    contactName: row.contact_name,
    wantedDate: row.wanted_date,
  };
}
