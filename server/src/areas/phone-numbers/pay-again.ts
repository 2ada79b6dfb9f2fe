import { numberItem, type Quote } from '@jackfield/contract/api/price';
import { formatPhone, parseCents } from '@jackfield/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { SoftDeletedEntity } from '../../platform/soft-deleted.ts';
import { accountRow } from '../../platform/rows.ts';
import { type Added, addToMonth, type BoughtPieces } from '../invoicing/add-to-month.ts';
import type { Payer } from '../invoicing/payer.ts';
import { quoteOf } from '../invoicing/quote.ts';
import type { ReleasedNumber } from './released-numbers.ts';

interface ComingBack extends Payer {
  /** What was deleted. */
  readonly entity: SoftDeletedEntity;
  readonly id: string;
  /** A deleted user: a user costs something too. */
  readonly user?: { readonly name: string; readonly isPending: boolean } | undefined;
  readonly numbers: readonly ReleasedNumber[];
}

/** Whether the month that has begun counted all of it already, which is paid to its end then. */
async function isCounted(tx: Tx, { tenantId, now, entity, id }: ComingBack): Promise<boolean> {
  const { rows } = await sql`
    select 1 from invoice i join kept_record k on k.tenant_id = i.tenant_id
    where i.tenant_id = ${tenantId} and i.kind = 'monthly' and i.status = 'draft'
      and i.period_end > ${now} and k.entity = ${entity} and k.id = ${id}
      and k.deleted_at >= i.created_at`.execute(tx);
  return rows.length > 0;
}

interface PieceOf extends BoughtPieces {
  /** Of a phone number. */
  readonly numberId?: string;
}

/** What costs something of what comes back: a user the price of now, a number the one that it had. */
const piecesOf = ({ numbers, user }: ComingBack): PieceOf[] => [
  ...(user === undefined ? [] : [{ item: 'user' as const, quantity: 1, name: user.name }]),
  ...numbers
    .map(({ id, number, is_toll_free: isTollFree, monthly_price: price }) => ({
      numberId: id,
      item: numberItem(isTollFree),
      quantity: 1,
      name: formatPhone(number),
      cents: parseCents(price),
    }))
    .filter(({ cents }) => cents > 0),
];

/** What is to be paid of what comes back: a pending user left the month when they were deleted. */
async function owing(tx: Tx, back: ComingBack) {
  const pieces = piecesOf(back);
  const counted = await isCounted(tx, back);
  return counted && back.user?.isPending === true
    ? { pieces: pieces.slice(0, 1), isPaid: false }
    : { pieces, isPaid: counted };
}

/** What it would cost to have it back now; null where nothing of it costs. */
export async function priceAgain(tx: Tx, back: ComingBack): Promise<Quote | null> {
  const { pieces, ...how } = await owing(tx, back);
  if (pieces.length === 0) return null;
  const quote = await quoteOf(tx, back, pieces, how);
  const { balance } = await accountRow(tx, back.tenantId);
  return { ...quote, credit: Number(balance), daysLeft: null };
}

/** What was put on the invoice of the month. */
export interface PaidAgain extends Added {
  /** Lines of a number, by its id. */
  linesOf(id: string): readonly string[];
}

/**
 * Puts what comes back on the invoice of the month, for its rest; nothing where it was given up
 * within it. Call it before they are stored. The line of a user is the first.
 */
export async function payAgain(tx: Tx, back: ComingBack): Promise<PaidAgain> {
  const { pieces, isPaid } = await owing(tx, back);
  const isFree = pieces.length === 0 || isPaid;
  const added = isFree ? { events: [], lineIds: [] } : await addToMonth(tx, back, { pieces });
  const linesOf = (id: string) => {
    const at = pieces.findIndex((piece) => piece.numberId === id);
    return added.lineIds.slice(at, at + 1);
  };
  return { ...added, linesOf };
}
