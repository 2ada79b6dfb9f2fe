import { teamMessages } from './messages.ts';

/** Message that names each inbound flow (annex G2). */
export const flowLabels = {
  ringGroup: teamMessages.ringGroup,
  callQueue: teamMessages.callQueue,
} as const;
