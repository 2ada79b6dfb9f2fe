import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import type { FoundNumber } from '../../number-inventory/lookup.ts';
import { isHeld } from './held-numbers.ts';
import { isOnOrder } from './order-number.ts';
import { texts } from './texts.ts';

/** How long a number is held (OP-70). */
const reservationLife = 15 * 60_000;

/** Numbers that an account may hold at a time, so that nobody can empty an area code. */
const mostReservations = 20;

const taken = () => new ApiError('NUMBERTAKEN');

/** Which of these numbers nobody has and nobody holds, over all accounts. */
export function freeAmong({ read, clock }: RequestContext) {
  return (numbers: readonly string[]): Promise<ReadonlySet<string>> =>
    read(async (tx) => {
      const { rows } = await sql<{ number: string }>`
        select taken_numbers(${numbers}, ${clock.now()}) as number`.execute(tx);
      const used = new Set(rows.map(({ number }) => number));
      return new Set(numbers.filter((number) => !used.has(number)));
    });
}

export interface Reservation {
  readonly reservationId: string;
  readonly expiresAt: string;
}

/**
 * Holds a number for the account; asking again for one that it holds prolongs it. Reservations that
 * have ended go here. Throws 409 NUMBERTAKEN, LIMITREACHED. Runs over all accounts, as a number is
 * held once in the portal.
 */
export function reserve(context: RequestContext, found: FoundNumber): Promise<Reservation> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + reservationLife);
  return context.db.system(async (tx) => {
    await tx.deleteFrom('number_reservation').where('expires_at', '<=', now).execute();
    await claimRoom(tx, tenantId, found.number);
    const held = await tx
      .insertInto('number_reservation')
      .values({
        id: newId(),
        tenant_id: tenantId,
        number: found.number,
        provider: found.provider,
        is_toll_free: found.isTollFree,
        country: found.country,
        expires_at: expiresAt,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('number')
          .doUpdateSet({ expires_at: expiresAt })
          .where('number_reservation.tenant_id', '=', tenantId),
      )
      .returning('id')
      .executeTakeFirst();
    // A purchase ends its reservation with the number stored, which a later statement sees.
    const { number } = found;
    const isTaken =
      held === undefined ||
      (await isOwned(tx, number)) ||
      (await isHeld(tx, number)) ||
      (await isOnOrder(tx, number));
    if (isTaken) throw taken();
    return { reservationId: held.id, expiresAt: expiresAt.toISOString() };
  });
}

async function claimRoom(tx: Tx, tenantId: string, number: string): Promise<void> {
  await holdAccountRow(tx, tenantId);
  const { held } = await tx
    .selectFrom('number_reservation')
    .select((all) => all.fn.countAll<number>().as('held'))
    .where('tenant_id', '=', tenantId)
    .where('number', '<>', number)
    .executeTakeFirstOrThrow();
  if (Number(held) < mostReservations) return;
  const message = t(texts.tooManyReserved, { maximum: mostReservations });
  throw new ApiError('LIMITREACHED', { message });
}

async function isOwned(tx: Tx, number: string): Promise<boolean> {
  const owned = await tx
    .selectFrom('phone_number')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return owned !== undefined;
}

/** Gives a reserved number back; 404 when the account holds none of that id. */
export async function release(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  await context.db.tenant(tenantId, async (tx) => {
    const gone = await tx
      .deleteFrom('number_reservation')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw notFound();
  });
}

/**
 * Ends a reservation because its number is bought now. Throws 409 RESERVATIONEXPIRED when it ended,
 * belongs to another account or is for another number.
 */
export async function useReservation(
  tx: Tx,
  held: { tenantId: string; id: string; number: string; now: Date },
): Promise<FoundNumber> {
  const row = await tx
    .deleteFrom('number_reservation')
    .where('tenant_id', '=', held.tenantId)
    .where('id', '=', held.id)
    .where('number', '=', held.number)
    .where('expires_at', '>', held.now)
    .returning(['number', 'provider', 'is_toll_free as isTollFree', 'country'])
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('RESERVATIONEXPIRED');
  return row;
}
