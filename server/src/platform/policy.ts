import type { AccountCountry, Endpoint, Scope } from '@jackfield/contract';
import { type Actor, isImpersonated, isOneself, type RequestContext, signedIn } from './context.ts';
import { t } from '@jackfield/texts';
import { ApiError, notFound } from './errors.ts';
import { isId } from './ids.ts';
import { presentPeople } from './rows.ts';
import { type Reach, scopeOf } from './scopes.ts';
import { commonTexts } from './texts.ts';

/** Kinds of callers; `admin` includes the tenant owner. */
export type Who = 'anonymous' | 'standard' | 'admin' | 'owner' | 'support' | CallerKind;

/** Callers who are no people of an account; see addCaller. */
export type CallerKind = 'staff' | 'publisher' | 'exchange';

/** Who may call an endpoint. */
export interface PolicyRow {
  readonly who: readonly Who[];
  /** Name of the path parameter that must be the own id, for standard users. */
  readonly self?: string;
  /**
   * Opens it to who leads teams: the path parameter that must be one of them, or true where the
   * handler keeps to them. Without it a call about teams is for all of the account.
   */
  readonly byTeam?: string | true;
  /** A question that is sent as a write, for what it asks is long. */
  readonly isRead?: true;
  /** The path names the kind of record as `entity`, which decides the scope. */
  readonly byEntity?: true;
  /** Account countries that have the feature; for others it answers 404 (OP-28). */
  readonly countries?: readonly AccountCountry[];
  /** A write that a suspended account may still make (OP-34). */
  readonly whileSuspended?: boolean;
  /** A write that a session which only looks may make all the same (annex J8). */
  readonly whileReadOnly?: boolean;
  /** A write that the owner may make who came in without the provider that is required (SSO-01). */
  readonly whileBreakGlass?: boolean;
  /** Pages and programs of others send it, such as a provider: its handler says whether it counts. */
  readonly fromElsewhere?: boolean;
  /** A small write that is made on the last room of a full disk too, as deletions are. */
  readonly whileFull?: boolean;
  /** False where an impersonated session is refused (annex C3). */
  readonly impersonation?: boolean;
  /**
   * People with a second step are asked for it again, once in ten minutes (annex J8). What takes
   * over a person, an account, a device or a card asks those without one for their password: the
   * whole call by `orPassword`, or what `askAgain` meets in it by `byContent`.
   */
  readonly stepUp?: true | 'orPassword' | 'byContent';
  /** The bearer-only form of a resource (OP-07). */
  readonly bearerOnly?: boolean;
  /** Opens it to keys though it asks people again who they are, or refuses who acts for somebody (KEY-01). */
  readonly key?: true;
}

/** Rows of one area, by endpoint id. */
export type Policy = Readonly<Record<string, PolicyRow>>;

/** Declares the rows of an area. */
export function definePolicy(policy: Policy): Policy {
  return policy;
}

interface Call {
  readonly endpoint: Endpoint;
  readonly row: PolicyRow;
  readonly actor: Actor | null;
  readonly reach: Reach;
  readonly isSupport: boolean;
  readonly isCaller: boolean;
  readonly params: Readonly<Record<string, string>>;
}

/** Throws the refusal of a call that its row does not allow. */
export function checkPolicy(call: Call): void {
  const { endpoint, row, actor, reach, isSupport, isCaller, params } = call;
  if (row.who.includes('anonymous') || isCaller) return;
  if (isSupport && row.who.includes('support')) return;
  if (actor === null) throw new ApiError('UNAUTHORIZED');
  if (actor.keyId !== undefined) checkKey(call);
  if (row.bearerOnly === true && actor.credential !== 'bearer') throw new ApiError('UNAUTHORIZED');
  if (!isOfKind(row.who, actor, reach)) throw new ApiError('FORBIDDEN');
  if (row.countries !== undefined && !row.countries.includes(actor.country)) throw notFound();
  if (row.impersonation === false && isImpersonated(actor)) throw new ApiError('FORBIDDEN');
  if (row.self !== undefined && reach === 'own') {
    if (params[row.self]?.toLowerCase() !== actor.teammateId) throw new ApiError('FORBIDDEN');
  }
  const isWrite = endpoint.method !== 'GET';
  if (isWrite && actor.isReadOnly === true && row.whileReadOnly !== true) {
    throw new ApiError('READONLYSESSION');
  }
  if (isWrite && actor.isBreakGlass === true && row.whileBreakGlass !== true) {
    throw new ApiError('FORBIDDEN', { message: t(commonTexts.breakGlass) });
  }
  if (isWrite && actor.tenantStatus === 'suspended' && row.whileSuspended !== true) {
    throw new ApiError('ACCOUNTSUSPENDED');
  }
}

/**
 * Whether a key may make a call, given its scope: what admins do, of a known area, and nothing that
 * asks people again who they are or refuses who acts for somebody, unless its row says so (KEY-01).
 */
export function isOpenToKeys(endpoint: Endpoint, row: PolicyRow): boolean {
  const isGuarded = row.stepUp !== undefined || row.impersonation === false;
  const isOfArea = row.byEntity === true || scopeOf(endpoint, row) !== null;
  return isOfArea && (!isGuarded || row.key === true);
}

/** Throws the refusal of a key: for whom the call is closed, or who lacks its scope. */
function checkKey({ endpoint, row, actor, reach, params }: Call): void {
  const scope = scopeOf(endpoint, row, params);
  if (scope === null || !isOpenToKeys(endpoint, row)) {
    throw new ApiError('FORBIDDEN', { message: t(commonTexts.keyClosed) });
  }
  if (reach !== 'account') throw scopeMissing(actor, scope);
}

/** 403 for who lacks a scope, which a key is told (KEY-01). */
export function scopeMissing(actor: Pick<Actor, 'keyId'> | null, scope: Scope): ApiError {
  if (actor?.keyId === undefined) return new ApiError('FORBIDDEN');
  const headers = { 'x-accepted-scopes': scope };
  return new ApiError('FORBIDDEN', { message: t(commonTexts.keyScopeMissing, { scope }), headers });
}

/** Whether a call changes the person whom its path names. */
export const changesPerson = ({ method, path }: Endpoint): boolean =>
  method !== 'GET' && path.includes('/teammate/{id}');

/**
 * Throws 403 where who is no admin would change an admin, or somebody with a built-in role, or see
 * their secrets: nobody takes over what they do not hold (RIGHT-02).
 */
export async function checkIsNoAdmin(context: RequestContext, id: string): Promise<void> {
  const { tenantId, role } = signedIn(context);
  if (role === 'admin' || isOneself(context, id) || !isId(id)) return;
  const [person] = await context.read((tx) => presentPeople(tx, tenantId, [id]));
  if (person?.role === 'admin' || person?.access) throw new ApiError('FORBIDDEN');
}

/**
 * Throws 403 STEPUP before something is handed over, where whoever asks has not proved within ten
 * minutes who it is; a key never hands over what a call only may hand over. A call whose row names no
 * `stepUp` cannot do that at all.
 */
export function askAgain({ isStepUpDue, endpoint, actor }: RequestContext): void {
  if (isStepUpDue === null) throw new Error(`The row of ${endpoint.id} has no stepUp.`);
  if (isStepUpDue && actor?.keyId !== undefined) {
    throw new ApiError('FORBIDDEN', { message: t(commonTexts.keyClosed) });
  }
  if (isStepUpDue) throw new ApiError('STEPUP');
}

function isOfKind(who: readonly Who[], actor: Actor, reach: Reach): boolean {
  if (who.includes('standard') && actor.role === 'standard') return true;
  if (who.includes('admin') && reach !== 'own') return true;
  return who.includes('owner') && actor.isTenantOwner;
}
