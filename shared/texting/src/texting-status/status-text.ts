import type { TextingNumber } from '@jackfield/contract/api/texting';
import type { TextingLink } from '@jackfield/contract/api/texting-status';
import { formatDate } from '@jackfield/domain';
import { t } from '@jackfield/runtime';
import { statusMessages as words } from './messages.ts';

type Facts = Pick<TextingNumber, 'reason' | 'since' | 'brand' | 'campaign'>;

/** What stands in the way of a number, in one line. */
export function reasonText({ reason, brand, campaign }: Omit<Facts, 'since'>): string {
  const names = { brand: brand?.name ?? '', campaign: campaign?.name ?? '' };
  return reason === 'ready' ? t(words.canText) : t(words[reason], names);
}

/** Who decided it, and since when it is so. */
export function sinceText({ reason, since }: Facts, zone: string): string {
  const date = formatDate(since, zone);
  switch (reason) {
    case 'noBrand':
      return t(words.carriersAsk);
    case 'tollFree':
      return t(words.tollFreeRule);
    case 'canada':
      return t(words.canadaRule);
    case 'malaysia':
      return t(words.malaysiaRule);
    case 'brandSuspended':
    case 'brandUnverified':
      return t(words.byRegistry, { date });
    case 'campaignSuspended':
    case 'campaignRejected':
      return t(words.byCarriers, { date });
    case 'switchingOn':
      return t(words.added, { date });
    default:
      return since === null ? '' : t(words.since, { date });
  }
}

/** The link that is broken; undefined for numbers that can text or follow other rules. */
export function brokenLink({ links }: Pick<TextingNumber, 'links'>) {
  return links.find(({ state }) => state === 'yours' || state === 'waiting' || state === 'stopped');
}

/** Name of a link of the chain. */
export const linkName = (link: TextingLink): string => t(words[link]);

/** The same in one line, for narrow screens: 'Not in a campaign · Since Nov 20, 2026'. */
export const lineText = (number: TextingNumber, zone: string): string =>
  [reasonText(number), sinceText(number, zone)].filter(Boolean).join(' · ');
