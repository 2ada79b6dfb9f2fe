import { buffer } from 'node:stream/consumers';
import type { Tx } from '../../platform/database.ts';
import type { DueSubject, Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { accountRow } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { PortInProvider } from '../../porting/provider.ts';
import { setOrder } from './change-order.ts';
import { follow, type FollowParts, stop } from './follow.ts';
import { moveInstant } from './dates.ts';
import { pinOf } from './draft.ts';
import { portOrderWork } from './due.ts';
import { findOrder, referenceOf } from './order.ts';
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
  readonly isCancelled: boolean;
}

type Stepping = Parts & { readonly portIn: PortInProvider };

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
  const { time_zone: timeZone, status } = await accountRow(tx, tenantId);
  return { order, timeZone, isCancelled: status === 'cancel' };
}

async function stepOf(parts: Stepping, subject: DueSubject, seen: Seen): Promise<Settle> {
  const { portIn, clock } = parts;
  const { row } = seen.order;
  const settled = (how: How) => settle(parts, subject, seen, how);
  if (row.state === 'cancelled') {
    await portIn.cancel(referenceOf(row));
    return nothing;
  }
  const mayStop = row.state === 'submitted' || row.state === 'rejected' || row.state === 'dated';
  if (mayStop && seen.isCancelled) {
    const isStopped = row.state === 'rejected' || (await portIn.cancel(referenceOf(row)));
    if (isStopped) return settled(stop);
  }
  switch (row.state) {
    case 'rejected':
      if (row.correct_until !== null && row.correct_until > clock.now()) {
        return async () => row.correct_until;
      }
      return settled(stop);
    case 'submitted':
    case 'dated':
    case 'moving': {
      if (row.taken_at === null) return settled(await handIn(parts, seen));
      const answer = await portIn.ask(referenceOf(row));
      return settled((tx, order, at) => follow(parts, { tx, order, at, answer }));
    }
    default:
      return nothing;
  }
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

async function readBill({ storage }: Parts, { row, bill }: WholeOrder): Promise<Buffer> {
  const file = bill && (await storage.read(row.tenant_id, bill.id));
  if (!file) throw new Error('The bill of a sent order is gone.');
  return buffer(file.stream);
}

/** Sends an order to the provider; the same one again after a crash. */
async function handIn(parts: Stepping, { order, timeZone }: Seen): Promise<How> {
  const { row } = order;
  const { accountNumber, sealedPin, billName, serviceAddress, numbers } = wantedOf(order);
  const { letter, wanted_date: wantedDate } = row;
  if (serviceAddress === null || letter === null || wantedDate === null) {
    throw new Error('A sent order is whole.');
  }
  const { askAt } = await parts.portIn.submit({
    reference: referenceOf(row),
    numbers: numbers.map(({ number, address }) => ({
      number,
      serviceAddress: address ?? serviceAddress,
    })),
    accountNumber,
    pin: sealedPin === null ? '' : parts.secrets.open(sealedPin, pinOf(row.tenant_id, row.id)),
    billName,
    serviceAddress,
    contactName: row.contact_name,
    wantedAt: moveInstant(wantedDate, timeZone),
    letter: { signedName: letter.signedName, paragraphs: letter.paragraphs },
    bill: () => readBill(parts, order),
  });
  return async (tx, now, at) => {
    await setOrder(tx, now.row, { taken_at: at });
    return askAt;
  };
}
