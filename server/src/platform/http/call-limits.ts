import type { Endpoint } from '@jackfield/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from '../context.ts';
import { ApiError } from '../errors.ts';
import { networkOf } from './network.ts';

/** Points of calls in a minute by who makes them; 0 means no limit. */
export interface CallLimitConfig {
  readonly address: number;
  readonly user: number;
  readonly tenant: number;
}

const windowSeconds = 60;

/** Where the headers of an answer are set. */
interface Headers {
  header(name: string, value: string): unknown;
}

/** A read costs a point, a write locks rows, appends history and events, and costs more. */
const writeCost = 3;

const costOf = (endpoint: Endpoint): number => (endpoint.method === 'GET' ? 1 : writeCost);

async function consume(limiter: RateLimiterMemory | null, key: string, cost: number) {
  if (limiter === null) return;
  try {
    await limiter.consume(key, cost);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new ApiError('TOOMANYREQUESTS', {
      retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
    });
  }
}

/**
 * How many calls of the API one network address, person and account may make in a minute, so that
 * one account's flood leaves the others alone. Counted in the memory of each process;
 * health, pages and assets are no calls of the API. Each check throws 429 with Retry-After.
 */
export class CallLimits {
  readonly #address: RateLimiterMemory | null;
  readonly #user: RateLimiterMemory | null;
  readonly #tenant: RateLimiterMemory | null;
  readonly #keys: RateLimiterMemory | null;

  constructor(config: CallLimitConfig) {
    const limiter = (points: number) =>
      points === 0 ? null : new RateLimiterMemory({ points, duration: windowSeconds });
    this.#address = limiter(config.address);
    this.#user = limiter(config.user);
    this.#tenant = limiter(config.tenant);
    this.#keys = limiter(Math.ceil(config.tenant / 2));
  }

  /** Counts a call by its address, before anything is asked of the database. */
  async takeAddress(endpoint: Endpoint, address: string): Promise<void> {
    await consume(this.#address, networkOf(address), costOf(endpoint));
  }

  /**
   * Counts a call by who is signed in; who is refused costs the account nothing. An account's keys
   * share half of what it has, so that its programs leave the other half to its people, and read
   * what is left in the headers `RateLimit` and `RateLimit-Policy`
   * (draft-ietf-httpapi-ratelimit-headers) of the answer (KEY-02).
   */
  async takeActor(endpoint: Endpoint, actor: Actor | null, answer: Headers): Promise<void> {
    if (actor === null) return;
    const cost = costOf(endpoint);
    if (actor.keyId === undefined) await consume(this.#user, actor.teammateId, cost);
    else await this.#takeKeys(actor.tenantId, cost, answer);
    await consume(this.#tenant, actor.tenantId, cost);
  }

  async #takeKeys(tenantId: string, cost: number, answer: Headers): Promise<void> {
    if (this.#keys === null) return;
    const { points } = this.#keys;
    answer.header('ratelimit-policy', `"keys";q=${points};w=${windowSeconds}`);
    try {
      await consume(this.#keys, tenantId, cost);
    } finally {
      const state = await this.#keys.get(tenantId);
      const seconds = Math.ceil((state?.msBeforeNext ?? 0) / 1000);
      answer.header('ratelimit', `"keys";r=${state?.remainingPoints ?? points};t=${seconds}`);
    }
  }
}
