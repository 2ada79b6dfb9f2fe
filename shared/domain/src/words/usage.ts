import type { CallOutcome, UsageRecord, UsageType } from '@jackfield/contract/api/usage';
import { defineMessages, type Message } from '@jackfield/texts';

/** What a single record of the usage is. */
export const usageTypeWords: Readonly<Record<UsageType, Message>> = defineMessages(
  'domain.usageType',
  {
    voice: 'Call',
    sms: 'Message',
    international: 'International call',
    tollFree: 'Toll-free call',
  },
);

/** Who began a call or message. */
export const directionWords: Readonly<Record<UsageRecord['direction'], Message>> = defineMessages(
  'domain.directionStates',
  { inbound: 'Inbound', outbound: 'Outbound' },
);

/** What became of a call. */
export const callOutcomeWords: Readonly<Record<CallOutcome, Message>> = defineMessages(
  'domain.callOutcomeStates',
  {
    answered: 'Answered',
    missed: 'Missed',
    voicemail: 'Voicemail',
    message: 'Greeting played',
    forwarded: 'Forwarded',
    blocked: 'Blocked',
  },
);
