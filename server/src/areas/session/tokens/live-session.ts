import type { Access, AccountCountry, Role, Status } from '@jackfield/contract';
import type { AcceptedStep, SessionEnd } from '@jackfield/contract/api/session';
import type { RequiredOf } from '@jackfield/contract/api/second-step';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { prepared } from '../../../platform/scoped-client.ts';
import { maySignIn } from './people.ts';
import { hasRequiredStep } from './required-step.ts';
import type { SecondStepKind } from './tables.ts';
import { tokenLives } from './tokens.ts';

/** A session as each request needs it: with the person's and the account's state of this moment. */
export interface LiveSession {
  id: string;
  teammateId: string;
  tenantId: string;
  name: string;
  companyName: string;
  stripeId: string;
  /** Role now; the session keeps the one its cookie was issued for. */
  role: Role;
  access: Access | null;
  cookieRole: Role;
  isTenantOwner: boolean;
  status: Status;
  country: AccountCountry;
  tenantStatus: Status;
  authenticationType: 1 | 2;
  platform: number;
  impersonatorId: string | null;
  impersonatorName: string | null;
  impersonatorStatus: Status | null;
  impersonatorRole: Role | null;
  isSupport: boolean;
  /** The owner's way in while the provider is required. */
  isBreakGlass: boolean;
  /** Since when an impersonated session may change things; null while it only looks. */
  actingSince: Date | null;
  actingReason: string;
  reason: string;
  parentId: string | null;
  parentEndedAt: Date | null;
  cookieHash: string | null;
  previousCookieHash: string | null;
  cookieChangedAt: Date | null;
  accessIssuedAt: Date;
  storageIssuedAt: Date | null;
  hasProfile: boolean;
  /** When the person last proved a second time who it is. */
  secondStepAt: Date | null;
  /** When the person last showed the password. */
  passwordAt: Date | null;
  secondStep: SecondStepKind | null;
  /** Of whom the account requires that, since when. */
  requiredOf: RequiredOf;
  requiredSince: Date | null;
  accepted: AcceptedStep;
  createdAt: Date;
  lastActiveAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

function selectLive(
  tx: Tx,
  by: { ids: readonly string[] } | { cookieHash: string },
): Promise<LiveSession[]> {
  return tx
    .selectFrom('session as s')
    .innerJoin('teammate as p', 'p.id', 's.teammate_id')
    .innerJoin('tenant as t', 't.id', 's.tenant_id')
    .leftJoin('teammate as i', 'i.id', 's.impersonator_id')
    .leftJoin('session as u', 'u.id', 's.parent_id')
    .select([
      's.id',
      's.teammate_id as teammateId',
      's.tenant_id as tenantId',
      'p.full_name as name',
      't.company_name as companyName',
      't.stripe_id as stripeId',
      'p.role',
      'p.access',
      's.role as cookieRole',
      'p.is_tenant_owner as isTenantOwner',
      'p.status',
      't.country',
      't.status as tenantStatus',
      's.authentication_type as authenticationType',
      's.platform',
      's.impersonator_id as impersonatorId',
      'i.full_name as impersonatorName',
      'i.status as impersonatorStatus',
      'i.role as impersonatorRole',
      's.is_support as isSupport',
      's.is_break_glass as isBreakGlass',
      's.acting_since as actingSince',
      's.acting_reason as actingReason',
      's.reason',
      's.parent_id as parentId',
      'u.ended_at as parentEndedAt',
      's.cookie_hash as cookieHash',
      's.previous_cookie_hash as previousCookieHash',
      's.cookie_changed_at as cookieChangedAt',
      's.access_issued_at as accessIssuedAt',
      's.storage_issued_at as storageIssuedAt',
      's.has_profile as hasProfile',
      's.second_step_at as secondStepAt',
      's.password_at as passwordAt',
      's.second_step as secondStep',
      't.second_step_of as requiredOf',
      't.second_step_since as requiredSince',
      't.second_step_accepted as accepted',
      's.created_at as createdAt',
      's.last_active_at as lastActiveAt',
      's.expires_at as expiresAt',
      's.ended_at as endedAt',
    ])
    .where((where) =>
      'ids' in by
        ? where('s.id', '=', sql<string>`any(${by.ids}::uuid[])`)
        : where.or([
            where('s.cookie_hash', '=', by.cookieHash),
            where('s.previous_cookie_hash', '=', by.cookieHash),
          ]),
    )
    .where('s.ended_at', 'is', null)
    .modifyEnd(prepared)
    .execute();
}

/** Those of these sessions that nobody has ended; whether each may be used, `isLive` says. */
export const findLiveByIds = (tx: Tx, ids: readonly string[]): Promise<LiveSession[]> =>
  selectLive(tx, { ids });

export async function findLiveById(tx: Tx, id: string): Promise<LiveSession | null> {
  return (await findLiveByIds(tx, [id]))[0] ?? null;
}

/** Whether the session of a cookie was ended, and is still remembered. */
export async function isEndedByCookie(tx: Tx, cookieHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('cookie_hash', '=', cookieHash)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLiveByCookie(tx: Tx, cookieHash: string): Promise<LiveSession | null> {
  return (await selectLive(tx, { cookieHash }))[0] ?? null;
}

/** Whether a session only looks: it acts for somebody and has not said why it would change things. */
export function isReadOnly(session: LiveSession): boolean {
  return session.authenticationType === 2 && session.actingSince === null;
}

/** Limits beyond annex C2; 0 switches one off. */
export interface SessionLimits {
  /** Milliseconds without activity after which a session ends. */
  idle: number;
  /** Milliseconds after sign-in at which it ends in any case. */
  absolute: number;
}

type Times = Pick<LiveSession, 'authenticationType' | 'createdAt' | 'lastActiveAt' | 'expiresAt'>;

/** When a session ends by time alone, and whether its person can put that off. */
export function sessionEnd(session: Times, limits: SessionLimits, now: Date): SessionEnd {
  const after = (since: Date, life: number) => (life > 0 ? since.getTime() + life : Infinity);
  const { authenticationType, createdAt, lastActiveAt, expiresAt } = session;
  const longest = authenticationType === 2 ? tokenLives.impersonation * 1000 : 0;
  const fixed = Math.min(after(createdAt, longest), after(createdAt, limits.absolute));
  const end = Math.min(fixed, after(lastActiveAt, limits.idle), expiresAt.getTime());
  const seconds = Math.max(0, Math.floor((end - now.getTime()) / 1000));
  return { seconds, mayExtend: end < fixed };
}

/** Whether a session that counts no longer was ended by somebody, not by the time. */
export function isRevoked(session: LiveSession): boolean {
  return !(maySignIn(session) && hasRequiredStep(session) && impersonatorMay(session));
}

/** Whether the session may be used now: neither it, the person, the account nor the impersonator has ended, and what the account requires was shown. */
export function isLive(session: LiveSession, limits: SessionLimits, now: Date): boolean {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (session.endedAt !== null || session.expiresAt.getTime() <= now.getTime()) return false;
  if (limits.idle > 0 && age(session.lastActiveAt) > limits.idle) return false;
  if (limits.absolute > 0 && age(session.createdAt) > limits.absolute) return false;
  return !isRevoked(session);
}

/** Whether a session has a web phone: of active people of active accounts, not of who acts as one. */
export const mayTalk = (session: LiveSession): boolean =>
  session.status === 'active' &&
  session.tenantStatus === 'active' &&
  session.authenticationType === 1;

function impersonatorMay(session: LiveSession): boolean {
  const { impersonatorId, impersonatorStatus: status, tenantStatus } = session;
  if (impersonatorId === null) return true;
  // The owner of a new account stays pending until the onboarding is done.
  const isHere = status !== null && maySignIn({ status, tenantStatus });
  return isHere && session.impersonatorRole === 'admin' && session.parentEndedAt === null;
}
