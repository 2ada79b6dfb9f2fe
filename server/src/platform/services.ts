import type { Endpoint } from '@jackfield/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import type { Actor, Caller, RequestContext } from './context.ts';
import type { Database } from './database.ts';
import type { CallLimits } from './http/call-limits.ts';
import type { CallerKind, PolicyRow } from './policy.ts';
import type { SecretBox } from './secret-box.ts';

/** Finds the signed-in person of a request; null without a valid session. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

/** A session, and who sits at it. */
export type Sitting = Pick<Actor, 'sessionId' | 'teammateId' | 'impersonatorId' | 'isSupport'>;

/** Whether somebody has to prove again who it is, before a call whose policy asks for it. */
export type IsStepUpDue = (
  sitting: Sitting,
  asked: NonNullable<PolicyRow['stepUp']>,
) => Promise<boolean>;

/**
 * Finds a caller who is no person of an account; null for everybody else. Whether a request has the
 * support key is told, so that a wrong one counts once.
 */
export type FindCaller = (
  request: FastifyRequest,
  hasSupportKey: boolean,
) => Promise<Caller | null>;

/**
 * Judges a key that somebody outside of accounts has given, by its name and whether it is right, and
 * answers that. A wrong one is counted by network and logged; after ten nobody there gets in for a
 * while, the holder of the right one neither. Throws 429 then.
 */
export type GuardKey = (
  request: FastifyRequest,
  name: string,
  isRight: boolean,
) => Promise<boolean>;

/** What callers notice of a write to an account, for the calls of `movesCalls`. */
export interface CallImpact {
  /** Answers what callers would notice of some work (`impactSchema`), and takes the work back. */
  dryRun(context: RequestContext, tenantId: string, work: () => Promise<unknown>): Promise<unknown>;
  /** Does the work; 409 IMPACTCHANGED where what callers notice is not what the digest names. */
  ifSeen<T>(
    context: RequestContext,
    tenantId: string,
    seen: { readonly digest: string; work(): Promise<T> },
  ): Promise<T>;
}

/** What callers notice: a line for each change, in the active language; none where they notice nothing. */
export type CallerLines = () => readonly string[];

/** Does work of an account at which nobody could look before, and says what callers notice of it. */
export type Noticing = <T>(
  tenantId: string,
  work: () => Promise<T>,
) => Promise<{ readonly answer: T; readonly callers: CallerLines }>;

/** What every route may ask of the server; `app.services`. */
export interface Services {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly authenticate: Authenticate;
  readonly isStepUpDue: IsStepUpDue;
  readonly guardKey: GuardKey;
  readonly limits: CallLimits;
  /** How callers who are no people of an account are recognised. */
  readonly callers: Map<CallerKind, FindCaller>;
  /** Rows of the policy table by endpoint id. */
  readonly policy: Map<string, PolicyRow>;
  /** Endpoints that have a route, for OpenAPI and the matrix test. */
  readonly endpoints: Map<string, Endpoint>;
  /** Set by the area that knows where calls go. */
  impact: CallImpact | null;
  /** Whether there is no room for another write. */
  readonly isDiskFull: () => boolean;
  /** Whether there is no room for what signs in and deletes either. */
  readonly isDiskExhausted: () => boolean;
  /** Parses each answer with its schema; on in tests. */
  readonly checkAnswers: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
  interface FastifyRequest {
    portal: RequestContext;
    /** Whether it asks what callers would notice, and changes nothing. */
    isDryRun: boolean;
  }
  interface FastifyContextConfig {
    /** Set by addRoute. */
    endpoint?: Endpoint;
    /** Refusals of the route name their code in `errors`, and send that list a second time as `error` (API-19). */
    repeatsErrors?: boolean;
  }
}
