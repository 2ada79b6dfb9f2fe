import type { WebsiteCheck } from '@jackfield/contract/api/website-check';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Websites } from './websites.ts';

/** Opens websites for accounts, 20 within ten minutes for each. */
export function createWebsiteCheck(websites: Websites) {
  const limiter = new RateLimiterMemory({ points: 20, duration: 600 });
  return async (context: RequestContext, website: string): Promise<WebsiteCheck> => {
    try {
      await limiter.consume(signedIn(context).tenantId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new ApiError('TOOMANYREQUESTS', { retryAfter });
    }
    const seen = await websites.look(website);
    return { ...seen, checkedAt: context.clock.now().toISOString() };
  };
}
