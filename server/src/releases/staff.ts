import type { Overrides, StaffSession } from '@jackfield/contract/api/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooMany } from '../areas/session/sign-in/attempt.ts';
import { readCookie } from '../areas/session/tokens/cookies.ts';
import { addFailure, forgetFailures, lockFailures } from '../areas/session/sign-in/failures.ts';
import { lockedFor } from '../areas/session/sign-in/lockout.ts';
import { hashSecret, newSecret, sameSecret } from '../areas/session/tokens/secrets.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { networkOf } from '../platform/http/network.ts';
import { newId } from '../platform/ids.ts';

const cookieName = '__Host-staff';
const life = 8 * 3_600_000;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

interface StaffServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** A browser of staff that is signed in. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly expiresAt: Date;
  readonly overrides: Overrides;
}

export const staffDto = (staff: Staff | null): StaffSession => ({
  staff: staff && { name: staff.name, expiresAt: staff.expiresAt.toISOString() },
  overrides: staff?.overrides ?? {},
});

/**
 * Counts an attempt before the key is compared, so that parallel guesses cannot pass together;
 * it is counted by network only, because a lock by name would keep all of staff out.
 */
async function attempt({ db, clock }: StaffServices, address: string, isRight: () => boolean) {
  const now = clock.now();
  const key = `staff:${networkOf(address)}`;
  await db.system(async (tx) => {
    const failures = await lockFailures(tx, key, now);
    const wait = lockedFor(failures, now);
    if (wait > 0) throw tooMany(wait);
    await addFailure(tx, key, failures, now);
  });
  if (!isRight()) {
    throw new ApiError('INVALIDCREDENTIALS', { message: 'The support key is not valid.' });
  }
  await db.system((tx) => forgetFailures(tx, [key]));
}

interface SignIn {
  readonly key: string;
  readonly name: string;
  readonly supportKey: string;
  readonly address: string;
}

/** Signs staff in; answers the session, its cookie is on the reply. 400 or 429 when refused. */
export async function signStaffIn(
  services: StaffServices,
  { key, name, supportKey, address }: SignIn,
  reply: FastifyReply,
): Promise<Staff> {
  await attempt(services, address, () => sameSecret(key, supportKey));
  const token = newSecret();
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + life);
  const id = newId();
  await services.db.system((tx) =>
    tx
      .insertInto('staff_session')
      .values({
        id,
        token_hash: hashSecret(token),
        name,
        overrides: '{}',
        created_at: now,
        expires_at: expiresAt,
      })
      .execute(),
  );
  reply.header('set-cookie', `${cookieName}=${token}; Max-Age=${life / 1000}; ${attributes}`);
  return { id, name, expiresAt, overrides: {} };
}

/** Who of staff uses this browser; null without a live staff cookie. */
export async function staffOf(
  { db, clock }: StaffServices,
  request: FastifyRequest,
): Promise<Staff | null> {
  const token = readCookie(request, cookieName);
  if (token === undefined) return null;
  const row = await db.system((tx) =>
    tx
      .selectFrom('staff_session')
      .select(['id', 'name', 'expires_at', 'overrides'])
      .where('token_hash', '=', hashSecret(token))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst(),
  );
  if (!row) return null;
  return { id: row.id, name: row.name, expiresAt: row.expires_at, overrides: row.overrides };
}

/** Ends the session of this browser, and its overrides with it. */
export async function signStaffOut(
  services: StaffServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const staff = await staffOf(services, request);
  reply.header('set-cookie', `${cookieName}=; Max-Age=0; ${attributes}`);
  if (!staff) return;
  await services.db.system((tx) =>
    tx
      .updateTable('staff_session')
      .set({ ended_at: services.clock.now(), overrides: '{}' })
      .where('id', '=', staff.id)
      .execute(),
  );
}

export async function keepOverrides(
  { db }: StaffServices,
  staff: Staff,
  overrides: Overrides,
): Promise<Staff> {
  await db.system((tx) =>
    tx
      .updateTable('staff_session')
      .set({ overrides: JSON.stringify(overrides) })
      .where('id', '=', staff.id)
      .execute(),
  );
  return { ...staff, overrides };
}
