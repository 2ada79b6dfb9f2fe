import { usageMessages } from './messages.ts';
import { common } from '@jackfield/runtime';

/** Words of the kinds of usage, to narrow by, and of the directions. */
export const kindLabels = {
  voice: usageMessages.voice,
  sms: usageMessages.sms,
  international: usageMessages.international,
  tollFree: common.tollFree,
} as const;

/** What a single record is. */
export const recordLabels = {
  voice: usageMessages.oneVoice,
  sms: usageMessages.oneSms,
  international: usageMessages.oneInternational,
  tollFree: usageMessages.oneTollFree,
} as const;

export const directionLabels = {
  inbound: common.inbound,
  outbound: common.outbound,
} as const;
