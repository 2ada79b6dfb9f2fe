import { common } from '@jackfield/runtime';

/** Message that names each inbound flow (annex G2). */
export const flowLabels = {
  ringGroup: common.ringGroup,
  callQueue: common.callQueue,
} as const;
