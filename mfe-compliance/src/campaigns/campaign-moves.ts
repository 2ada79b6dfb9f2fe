import type { Campaign } from '@jackfield/contract/api/campaign';
import type { CampaignStatus } from '@jackfield/contract/api/compliance';

type Standing = Pick<Campaign, 'status' | 'isBeingSent'>;

const sendable: readonly CampaignStatus[] = ['paymentFailed', 'rejected', 'suspended'];
const running: readonly CampaignStatus[] = ['pendingReview', 'active', ...sendable];

/** Whether it can be corrected, paid and sent again (annex E6). */
export const mayEdit = ({ status, isBeingSent }: Standing): boolean =>
  sendable.includes(status) && !isBeingSent;

/** Whether it can be ended (annex E6). */
export const mayDeactivate = ({ status, isBeingSent }: Standing): boolean =>
  running.includes(status) && !isBeingSent;
