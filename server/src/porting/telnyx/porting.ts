import { tollFreePrefixes } from '@jackfield/domain/number-search';
import { t } from '@jackfield/texts';
import type { Telnyx } from 'telnyx';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { webhookAddress } from '../../telnyx/app.ts';
import { telnyxClient, writing } from '../../telnyx/client.ts';
import type { TelnyxConfig } from '../../telnyx/config.ts';
import { orNull, read, refusal } from '../../telnyx/read.ts';
import { beginStep } from '../../telnyx/step.ts';
import type {
  Portability,
  PortAnswer,
  PortInProvider,
  PortKey,
  PortObstacle,
} from '../provider.ts';
import { findOrders, lastWords } from './orders.ts';
import { findRecord, keepCancelled, keepIds, openRecord } from './records.ts';
import { portabilitySchema, type TelnyxPortOrder } from './shapes.ts';
import { givenUp, isEnded, standOf, type ToldOrder } from './stand.ts';
import { submit } from './submit.ts';
import { texts } from './texts.ts';

/** What the adapter is made of. */
export interface PortingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: TelnyxConfig;
  readonly open: () => Promise<Telnyx>;
  /** Where Telnyx tells what becomes of an order; null where it cannot reach this portal. */
  readonly webhook: ((orderId: string) => string) | null;
}

interface Given extends Pick<PortingParts, 'db' | 'clock' | 'config'> {
  readonly publicUrl: string;
  /** How long each try of a call may take, in milliseconds. */
  readonly timeout?: number;
}

const minute = 60_000;
/** How long a submission that was on its way may take to arrive after its order was cancelled. */
const longestStep = minute;

/** What stands before an order in the address of its events. */
export const portEvents = 'porting/';

/** Telnyx as who moves numbers here (docs/decisions/0135-telnyx-porting.md). */
export function telnyxPortIn({ publicUrl, timeout = 5000, ...given }: Given): PortInProvider {
  const parts: PortingParts = {
    ...given,
    open: telnyxClient(given.config, timeout),
    webhook: publicUrl.startsWith('https:')
      ? (orderId) => webhookAddress(publicUrl, `${portEvents}${orderId}`)
      : null,
  };
  return {
    check: async (_tenantId, numbers) => checkPortability(await parts.open(), numbers),
    submit: (order) => submit(parts, order),
    ask: (key) => ask(parts, key),
    cancel: (key) => cancel(parts, key),
  };
}

const isTollFree = (number: string) =>
  (tollFreePrefixes as readonly string[]).includes(number.slice(2, 5));

/** Which numbers Telnyx can move, in their order. */
export async function checkPortability(
  client: Telnyx,
  numbers: readonly string[],
): Promise<Portability[]> {
  const asked = numbers.filter((number) => !isTollFree(number));
  const body = { phone_numbers: asked };
  const answer = asked.length === 0 ? { data: [] } : await client.portabilityChecks.run(body);
  const found = read(portabilitySchema, answer).data;
  return numbers.map((number) => {
    const one = found.find(({ phone_number: of }) => of === number);
    const obstacle = obstacleOf(number, one);
    return { number, carrier: obstacle === null ? one?.carrier_name || null : null, obstacle };
  });
}

interface Checked {
  readonly portable: boolean;
  readonly not_portable_reason?: string | null | undefined;
}

function obstacleOf(number: string, checked: Checked | undefined): PortObstacle | null {
  if (isTollFree(number)) return 'tollFree';
  if (checked === undefined) return 'unknown';
  if (checked.portable) return null;
  return /coverage/i.test(checked.not_portable_reason ?? '') ? 'notServed' : 'cannotMove';
}

async function ask(parts: PortingParts, key: PortKey): Promise<PortAnswer> {
  const record = await findRecord(parts.db, key);
  if (record === undefined) throw new Error(`Telnyx was not asked to move ${key.reference}.`);
  if (record.cancelled_at === null && record.faults.length > 0) {
    return { state: 'rejected', faults: record.faults };
  }
  const mayWrite = beginStep();
  const client = await parts.open();
  const orders = await findOrders(client, record);
  await keepIds(
    parts.db,
    record,
    orders.map(({ id }) => id),
  );
  const now = parts.clock.now();
  if (orders.length === 0) {
    const until = new Date((record.cancelled_at ?? now).getTime() + longestStep);
    const mayArrive = record.cancelled_at !== null && until > now;
    return mayArrive ? { state: 'open', askAt: until } : { state: 'cancelled' };
  }
  const told = await Promise.all(orders.map((order) => withWords(client, order)));
  for (const { order } of givenUp(told)) {
    mayWrite();
    await endOrder(client, order);
  }
  return standOf(told, now);
}

/** An order with what Telnyx says of it, where somebody reads that. */
async function withWords(client: Telnyx, order: TelnyxPortOrder): Promise<ToldOrder> {
  if (order.status === 'exception') return { order, comment: await lastWords(client, order.id) };
  const isBehind = order.status === 'cancelled' || order.status === 'ported';
  const words = isBehind ? await lastWords(client, order.id) : '';
  return { order, comment: words || t(texts.stays) };
}

/** Cancels what Telnyx has of an order, or deletes it while it is a draft; false where it is too late. */
async function endOrder(client: Telnyx, { id, status }: TelnyxPortOrder): Promise<boolean> {
  if (status === 'cancelled' || status === 'cancel-pending') return true;
  if (status === 'ported') return false;
  if (status === 'draft') {
    await orNull(client.portingOrders.delete(id, writing));
    return true;
  }
  try {
    await client.portingOrders.actions.cancel(id, writing);
    return true;
  } catch (error) {
    if (refusal(error) === null) throw error;
    return false;
  }
}

async function cancel({ db, clock, open }: PortingParts, key: PortKey): Promise<boolean> {
  // Noted first: a submission that is on its way makes nothing any more.
  const before = await openRecord(db, key);
  await keepCancelled(db, key, before.cancelled_at ?? clock.now());
  const client = await open();
  const orders = await findOrders(client, before);
  await keepIds(
    db,
    before,
    orders.map(({ id }) => id),
  );
  const ended: boolean[] = [];
  for (const order of orders.filter((one) => one.status === 'ported' || !isEnded(one))) {
    ended.push(await endOrder(client, order));
  }
  const isCancelled = ended.every(Boolean);
  if (!isCancelled) await keepCancelled(db, key, null);
  return isCancelled;
}
