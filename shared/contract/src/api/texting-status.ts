import * as v from 'valibot';
import { instantSchema } from '@jackfield/contract';

/** What has to be in order before a number of the USA can text, in this order (annex J6). */
export const textingLinks = [
  'country',
  'brand',
  'vetting',
  'paid',
  'approved',
  'attached',
  'ready',
] as const;
export type TextingLink = (typeof textingLinks)[number];

/** How a link stands; `later` waits for one before it, `none` does not apply. */
export const textingLinkStates = ['done', 'yours', 'waiting', 'stopped', 'later', 'none'] as const;
export type TextingLinkState = (typeof textingLinkStates)[number];

/** Groups of the list: the account's move, somebody else's, none left, and other rules. */
export const textingGroups = ['yours', 'waiting', 'ready', 'other'] as const;
export type TextingGroup = (typeof textingGroups)[number];

/** What is the first broken link, or that none is. */
export const textingReasons = [
  'brandSuspended',
  'brandUnverified',
  'campaignSuspended',
  'campaignRejected',
  'noBrand',
  'noCampaign',
  'paymentFailed',
  'notAttached',
  'brandPending',
  'paymentPending',
  'inReview',
  'switchingOn',
  'ready',
  'tollFree',
  'canada',
  'malaysia',
] as const;
export type TextingReason = (typeof textingReasons)[number];

/** The one next step of a state. */
export const textingSteps = [
  'registerBrand',
  'showBrand',
  'correctBrand',
  'registerCampaign',
  'payCampaign',
  'correctCampaign',
  'addToCampaign',
  'showCampaign',
  'askSupport',
  'showNumber',
] as const;
export type TextingStep = (typeof textingSteps)[number];

/** Whether a number can text, what keeps it from that, and the one step that helps. */
export const textingStatusSchema = v.object({
  reason: v.picklist(textingReasons),
  group: v.picklist(textingGroups),
  step: v.picklist(textingSteps),
  /** Since when it is so; null where that is not known. */
  since: v.nullable(instantSchema),
});
export type TextingStatus = v.InferOutput<typeof textingStatusSchema>;
