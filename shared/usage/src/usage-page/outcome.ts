import type { UsageRecord } from '@jackfield/contract/api/usage';
import { formatPhone } from '@jackfield/domain';
import { callOutcomeWords } from '@jackfield/domain/words/usage';
import { t } from '@jackfield/runtime';
import { usageMessages } from './messages.ts';

const tellings = {
  answered: usageMessages.answeredBy,
  voicemail: usageMessages.voicemailOf,
  forwarded: usageMessages.forwardedTo,
} as const;

const endings = {
  ...callOutcomeWords,
  answered: usageMessages.wasAnswered,
  missed: usageMessages.wasMissed,
  message: usageMessages.wasMessage,
  blocked: usageMessages.wasBlocked,
} as const;

/** What became of a call in a sentence, with who had it; null for messages. */
export function outcomeText({ usageType, outcome, takenBy }: UsageRecord): string | null {
  if (usageType === 'sms') return null;
  if (!outcome) return t(usageMessages.notTold);
  if (takenBy && (outcome === 'answered' || outcome === 'voicemail' || outcome === 'forwarded')) {
    const name = takenBy.kind === 'external' ? formatPhone(takenBy.name) : takenBy.name;
    return t(tellings[outcome], { name });
  }
  return t(endings[outcome]);
}

/** The number at the other end: the caller's, or the one that was called. */
export const otherNumber = ({ direction, from, to }: UsageRecord) =>
  direction === 'inbound' ? from : to;

/** The number of the account. */
export const ownNumber = ({ direction, from, to }: UsageRecord) =>
  direction === 'inbound' ? to : from;
