import type { AccountCountry, Endpoint } from '@jackfield/contract';
import { type Actor, isImpersonated, type RequestContext } from './context.ts';
import { ApiError, notFound } from './errors.ts';

/** Kinds of callers; `admin` includes the tenant owner. */
export type Who = 'anonymous' | 'standard' | 'admin' | 'owner' | 'support' | CallerKind;

/** Callers who are no people of an account; see addCaller. */
export type CallerKind = 'staff' | 'publisher' | 'exchange';

/** Who may call an endpoint. */
export interface PolicyRow {
  readonly who: readonly Who[];
  /** Name of the path parameter that must be the own id, for standard users. */
  readonly self?: string;
  /** Account countries that have the feature; for others it answers 404 (OP-28). */
  readonly countries?: readonly AccountCountry[];
  /** A write that a suspended account may still make (OP-34). */
  readonly whileSuspended?: boolean;
  /** A write that a session which only looks may make all the same (annex J8). */
  readonly whileReadOnly?: boolean;
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
  readonly isSupport: boolean;
  readonly isCaller: boolean;
  readonly params: Readonly<Record<string, string>>;
}

/** Throws the refusal of a call that its row does not allow. */
export function checkPolicy({ endpoint, row, actor, isSupport, isCaller, params }: Call): void {
  if (row.who.includes('anonymous') || isCaller) return;
  if (isSupport && row.who.includes('support')) return;
  if (actor === null) throw new ApiError('UNAUTHORIZED');
  if (row.bearerOnly === true && actor.credential !== 'bearer') throw new ApiError('UNAUTHORIZED');
  if (!isOfKind(row.who, actor)) throw new ApiError('FORBIDDEN');
  if (row.countries !== undefined && !row.countries.includes(actor.country)) throw notFound();
  if (row.impersonation === false && isImpersonated(actor)) throw new ApiError('FORBIDDEN');
  if (row.self !== undefined && actor.role === 'standard') {
    if (params[row.self]?.toLowerCase() !== actor.teammateId) throw new ApiError('FORBIDDEN');
  }
  const isWrite = endpoint.method !== 'GET';
  if (isWrite && actor.isReadOnly === true && row.whileReadOnly !== true) {
    throw new ApiError('READONLYSESSION');
  }
  if (isWrite && actor.tenantStatus === 'suspended' && row.whileSuspended !== true) {
    throw new ApiError('ACCOUNTSUSPENDED');
  }
}

/**
 * Throws 403 STEPUP before something is handed over, where whoever asks has not proved within ten
 * minutes who it is. A call whose row names no `stepUp` cannot do that at all.
 */
export function askAgain({ isStepUpDue, endpoint }: RequestContext): void {
  if (isStepUpDue === null) throw new Error(`The row of ${endpoint.id} has no stepUp.`);
  if (isStepUpDue) throw new ApiError('STEPUP');
}

function isOfKind(who: readonly Who[], actor: Actor): boolean {
  if (who.includes('standard') && actor.role === 'standard') return true;
  if (who.includes('admin') && actor.role === 'admin') return true;
  return who.includes('owner') && actor.isTenantOwner;
}
