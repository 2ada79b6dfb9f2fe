import { usageMessages } from './messages.ts';

/** Words of the kinds of usage and of the directions. */
export const kindLabels = {
  voice: usageMessages.voice,
  sms: usageMessages.sms,
  international: usageMessages.international,
  tollFree: usageMessages.tollFree,
} as const;

export const directionLabels = {
  inbound: usageMessages.inbound,
  outbound: usageMessages.outbound,
} as const;
