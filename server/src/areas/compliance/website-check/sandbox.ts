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
export const sandboxWebsites: Websites = {
  async look(address) {
    const [word = ''] = new URL(address).hostname.replace(/^www\./, '').split('.');
    return byWord[word] ?? fine;
  },
};
