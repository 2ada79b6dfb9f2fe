import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatDate } from '@jackfield/domain';
import { textingReasonText } from '@jackfield/domain/words/texting';
import { t } from '@jackfield/runtime';
import { statusMessages as words } from './messages.ts';

type Facts = Pick<TextingNumber, 'reason' | 'since' | 'brand' | 'campaign'>;

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

/** The same in one line, for narrow screens: 'Not in a campaign · Since Nov 20, 2026'. */
export const lineText = (number: TextingNumber, zone: string): string =>
  [textingReasonText(number), sinceText(number, zone)].filter(Boolean).join(' · ');
