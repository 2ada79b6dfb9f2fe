import { usageMessages } from './messages.ts';
import { common } from '@jackfield/runtime';

/** Words of the kinds of usage, to narrow by. */
export const kindLabels = {
  voice: usageMessages.voice,
  sms: usageMessages.sms,
  international: usageMessages.international,
  tollFree: common.tollFree,
} as const;
