import type { AccountCountry } from '@jackfield/contract';
import { buffer } from 'node:stream/consumers';
import type { Tx } from '../../platform/database.ts';
import type { DueSubject, Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { accountRow } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { PortAnswer, PortInProvider } from '../../porting/provider.ts';
import { setOrder } from './change-order.ts';
import { follow, type FollowParts, stop } from './follow.ts';
import { moveInstant } from './dates.ts';
import { pinOf } from './draft.ts';
import { portOrderWork } from './due.ts';
import { findOrder, keyOf } from './order.ts';
import { wantedOf } from './wanted.ts';
import type { WholeOrder } from './tables.ts';

interface Parts extends FollowParts {
  readonly storage: FileStorage;
  /** Null where nobody moves numbers here. */
  readonly portIn: PortInProvider | null;
}

/** An order as a step has seen it, and its account. */
interface Seen {
  readonly order: WholeOrder;
  readonly timeZone: string;
  readonly country: AccountCountry;
  readonly isCancelled: boolean;
}

type Stepping = Parts & { readonly portIn: PortInProvider };

const day = 86_400_000;

const nothing: Settle = async () => null;

/**
 * Hands porting orders in, asks how they stand, and takes the numbers over when they have moved, in
 * the one transaction that ends the step (PORT-01).
 */
export function createPortOrderWork(parts: Parts): WorkKind[] {
  const { portIn } = parts;
  if (portIn === null) return [];
  const stepping = { ...parts, portIn };
  return [
    {
      kind: portOrderWork,
      async advance(subject) {
        const seen = await parts.db.tenant(subject.tenantId, (tx) => look(tx, subject));
        return seen === null ? nothing : stepOf(stepping, subject, seen);
      },
    },
  ];
}

async function look(tx: Tx, { tenantId, subjectId: id }: DueSubject): Promise<Seen | null> {
  const order = await findOrder(tx, { tenantId, id });
  if (order === null) return null;
  const { time_zone: timeZone, country, status } = await accountRow(tx, tenantId);
  return { order, timeZone, country, isCancelled: status === 'cancel' };
}

async function stepOf(parts: Stepping, subject: DueSubject, seen: Seen): Promise<Settle> {
  const { portIn, clock } = parts;
  const { row } = seen.order;
  const key = keyOf(row);
  const settled = (how: How) => settle(parts, subject, seen, how);
  const follows = (answer: PortAnswer) =>
    settled((tx, order, at) => follow(parts, { tx, order, at, answer }));
  if (row.state === 'cancelled') {
    await portIn.cancel(key);
    const answer = await portIn.ask(key);
    // What could not be stopped any more rings here all the same.
    const hasEnded = answer.state === 'cancelled' || answer.state === 'rejected';
    return hasEnded ? nothing : follows(answer);
  }
  const mayStop = row.state === 'submitted' || row.state === 'rejected' || row.state === 'dated';
  if (mayStop && seen.isCancelled) {
    const isStopped = row.state === 'rejected' || (await portIn.cancel(key));
    if (isStopped) return settled(stopHere);
  }
  switch (row.state) {
    case 'rejected': {
      const { correct_until: until } = row;
      if (until === null || until <= clock.now()) return settled(stopHere);
      const answer = await portIn.ask(key);
      const waits = answer.state === 'rejected' || answer.state === 'open';
      const tomorrow = new Date(clock.now().getTime() + day);
      return waits ? settled(async () => (until < tomorrow ? until : tomorrow)) : follows(answer);
    }
    case 'submitted':
    case 'dated':
    case 'moving': {
      if (row.taken_at === null) return settled(await handIn(parts, seen));
      return follows(await portIn.ask(key));
    }
    default:
      return nothing;
  }
}

/** Ends an order that nobody wants any more; the next step sees to it that the provider does, too. */
async function stopHere(tx: Tx, order: WholeOrder, at: Date): Promise<Date> {
  await stop(tx, order, at);
  return at;
}

/** What a step stores, in the transaction that ends it; answers when the next is due. */
type How = (tx: Tx, order: WholeOrder, at: Date) => Promise<Date | null>;

/** Stores a step unless the order has moved on meanwhile. */
function settle({ clock }: Parts, { tenantId, subjectId: id }: DueSubject, seen: Seen, how: How) {
  return async (tx: Tx): Promise<Date | null> => {
    const order = await findOrder(tx, { tenantId, id }, 'update');
    const { state, attempt } = seen.order.row;
    if (order === null || order.row.state !== state || order.row.attempt !== attempt) return null;
    return how(tx, order, clock.now());
  };
}

async function readBill({ storage }: Parts, { row, bill }: WholeOrder) {
  const file = bill && (await storage.read(row.tenant_id, bill.id));
  if (!file) throw new Error('The bill of a sent order is gone.');
  return { fileName: bill.file_name, bytes: await buffer(file.stream) };
}

/** Sends an order to the provider; the same one again after a crash. */
async function handIn(parts: Stepping, { order, timeZone, country }: Seen): Promise<How> {
  const { row } = order;
  const { accountNumber, sealedPin, billName, contactName, serviceAddress, numbers } =
    wantedOf(order);
  const { letter, wanted_date: wantedDate } = row;
  if (serviceAddress === null || letter === null || wantedDate === null) {
    throw new Error('A sent order is whole.');
  }
  const { isTaken, askAt } = await parts.portIn.submit({
    ...keyOf(row),
    country,
    numbers: numbers.map(({ number, address }) => ({
      number,
      serviceAddress: address ?? serviceAddress,
    })),
    accountNumber,
    pin: sealedPin === null ? '' : parts.secrets.open(sealedPin, pinOf(row.tenant_id, row.id)),
    billName,
    serviceAddress,
    contactName,
    wantedAt: moveInstant(wantedDate, timeZone),
    letter,
    bill: () => readBill(parts, order),
  });
  return async (tx, now, at) => {
    if (isTaken) await setOrder(tx, now.row, { taken_at: at });
    return askAt;
  };
}
