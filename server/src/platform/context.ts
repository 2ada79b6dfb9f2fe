import type { Access, AccountCountry, Endpoint, Role, Scope, Status } from '@jackfield/contract';
import type { Clock } from './clock.ts';
import type { Via } from './tables.ts';
import type { Database, Tx } from './database.ts';
import { newId } from './ids.ts';
import type { Reach } from './scopes.ts';
import type { SecretBox } from './secret-box.ts';

/** The signed-in person of a request, as the authentication hook found them in the database. */
export interface Actor {
  readonly teammateId: string;
  readonly tenantId: string;
  /** Full name, for the audit entry. */
  readonly name: string;
  readonly role: Role;
  /** The built-in role of a standard user. */
  readonly access?: Access | null;
  readonly isTenantOwner: boolean;
  /** Status of the person; suspended and cancelled people have no session. */
  readonly status: Status;
  readonly country: AccountCountry;
  readonly tenantStatus: Status;
  /** The teammate who acts as this person, when the session is impersonated. */
  readonly impersonatorId: string | null;
  readonly impersonatorName: string | null;
  /** Support acts through an impersonation link. */
  readonly isSupport?: boolean;
  /** The session acts for the person and only looks so far (annex J8). */
  readonly isReadOnly?: boolean;
  /** The owner came in without the provider that is required: changes how people sign in, and nothing else (SSO-01). */
  readonly isBreakGlass?: boolean;
  /** The key of the account that a program calls with: `name` is its name, `teammateId` its maker (KEY-01). */
  readonly keyId?: string;
  /** What that key may do; it has no built-in role, and `role` says nothing of it. */
  readonly scopes?: readonly Scope[];
  readonly credential: 'cookie' | 'bearer' | 'key';
  readonly sessionId: string;
}

/** A caller who is no person of an account: staff by key or cookie, a job by its token. */
export interface Caller {
  readonly name: string;
  readonly via: 'ui' | 'api';
  /** What the caller may touch; each area of the server says what stands in it. */
  readonly scope: readonly string[];
}

/** What a handler knows of its request. */
export interface RequestContext {
  /** Null on anonymous routes without a session. */
  readonly actor: Actor | null;
  /** How much of the account the call is about. */
  readonly reach: Reach;
  /** The caller showed the support key. */
  readonly isSupport: boolean;
  /** Set where the policy lets such callers in and one was found. */
  readonly caller: Caller | null;
  readonly requestId: string;
  readonly via: Via;
  /** Revision of the files whose change it is (FILE-01). */
  readonly commit?: string | null;
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly endpoint: Endpoint;
  /** Whether who asks has to prove again who it is; null where the policy never asks. */
  readonly isStepUpDue: boolean | null;
  /** Version of If-Match; null when the header is absent. */
  readonly expectedVersion: number | null;
  /** Address of the client, behind trusted proxies the forwarded one. */
  readonly address: string;
  /** Runs work in a transaction of the actor's tenant. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** An admin of an account for whom something is done without a request. */
type AbsentAdmin = Omit<
  Actor,
  'role' | 'impersonatorId' | 'impersonatorName' | 'credential' | 'sessionId'
> &
  Partial<Pick<Actor, 'role'>>;

/** The context of what is done for an admin without a request, as if by a call of `endpoint`. */
export function contextWithoutRequest(
  { db, clock, secrets }: Pick<RequestContext, 'db' | 'clock' | 'secrets'>,
  admin: AbsentAdmin,
  { endpoint, via }: Pick<RequestContext, 'endpoint' | 'via'>,
): RequestContext {
  const nobodyElse = { impersonatorId: null, impersonatorName: null };
  return {
    actor: { role: 'admin', ...admin, ...nobodyElse, credential: 'bearer', sessionId: '' },
    reach: 'account',
    isSupport: false,
    caller: null,
    requestId: newId(),
    via,
    db,
    clock,
    secrets,
    endpoint,
    isStepUpDue: false,
    expectedVersion: null,
    address: '',
    read: (work) => db.tenant(admin.tenantId, work),
  };
}

/** The caller of a route that only such callers reach. */
export function calledBy(context: RequestContext): Caller {
  if (context.caller === null) throw new Error('This route has no caller.');
  return context.caller;
}

/** The person who does something; null for a program, which is not its maker (KEY-01). */
export const personOf = ({ keyId, teammateId }: Actor): string | null =>
  keyId === undefined ? teammateId : null;

/** Whether support or an admin acts as this person. */
export function isImpersonated(actor: Pick<Actor, 'impersonatorName'>): boolean {
  return actor.impersonatorName !== null;
}

/** Whether a person is who asks; a key is not its maker. */
export function isOneself(context: RequestContext, teammateId: string): boolean {
  const actor = signedIn(context);
  return actor.keyId === undefined && actor.teammateId === teammateId;
}

/** The actor of a route whose policy asks for one. */
export function signedIn(context: RequestContext): Actor {
  if (context.actor === null) throw new Error('This route has no signed-in person.');
  return context.actor;
}
