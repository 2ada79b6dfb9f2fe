import * as v from 'valibot';
import { parseEnvironment } from '../../../platform/config.ts';
import { openWeb } from './open-web.ts';
import { unseen, type Websites, type WebsiteSeen } from './websites.ts';

const fine: WebsiteSeen = { answers: true, hasPrivacyPage: true, underConstruction: false };

/** What the first word of a host stands for. */
const byWord: Readonly<Record<string, WebsiteSeen>> = {
  broken: unseen('error'),
  gone: unseen('unknown'),
  noprivacy: { ...fine, hasPrivacyPage: false },
  slow: unseen('timeout'),
  soon: { ...fine, underConstruction: true },
};

/**
 * Websites of installations without a way to the web: every one answers and has a privacy page, but
 * those whose host begins with `slow`, `gone`, `broken`, `noprivacy` or `soon`, as in
 * `https://slow.example.com`.
 */
const sandboxWebsites: Websites = {
  async look(address) {
    const [word = ''] = new URL(address).hostname.replace(/^www\./, '').split('.');
    return byWord[word] ?? fine;
  },
};

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
