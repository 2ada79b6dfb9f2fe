import * as v from 'valibot';
import { parseEnvironment } from '../../../platform/config.ts';
import { openWeb } from './open-web.ts';
import { sandboxWebsites } from './sandbox.ts';
import type { Websites } from './websites.ts';

const schema = v.object({
  WEBSITE_CHECK: v.optional(
    v.picklist(['web', 'sandbox'], 'WEBSITE_CHECK must be web or sandbox.'),
  ),
});

/** Whether websites are opened, or answered for without a network: so with demo data and in tests. */
export function readWebsites(
  env: NodeJS.ProcessEnv,
  { isDemo, isTest }: { isDemo: boolean; isTest: boolean },
): Websites {
  const { WEBSITE_CHECK: chosen = isDemo || isTest ? 'sandbox' : 'web' } = parseEnvironment(
    schema,
    env,
  );
  return chosen === 'web' ? openWeb() : sandboxWebsites;
}
