import type { Overrides, StaffSession } from '@jackfield/contract/api/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../areas/session/tokens/cookies.ts';
import { hashSecret, newSecret } from '../areas/session/tokens/secrets.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
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

/** Signs staff in, who gave the support key; answers the session, its cookie is on the reply. */
export async function signStaffIn(
  services: StaffServices,
  name: string,
  reply: FastifyReply,
): Promise<Staff> {
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
