import * as v from 'valibot';
import { defineEndpoint, instantSchema } from '@jackfield/contract';
import { shownTotalSchema } from './price.ts';
import { tenantSchema } from './tenant.ts';

/** What a trial limits (ROLE-17 to ROLE-21). */
export const trialItems = ['company', 'companyNumber', 'device', 'user', 'userNumber'] as const;

/** What the tenant owner reads about the agreement (BILL-02, annex G5). */
export const subscriptionSchema = v.object({
  isTrial: v.boolean(),
  /** Since when the account is what it is: on trial, or paid. */
  since: instantSchema,
  /** Null once it is paid. */
  trialEndsAt: v.nullable(instantSchema),
  limits: v.array(
    v.object({
      item: v.picklist(trialItems),
      used: v.number(),
      /** Null where the trial does not limit it. */
      limit: v.nullable(v.number()),
    }),
  ),
  /** Whether there is a default card, which the end of a trial needs. */
  hasCard: v.boolean(),
  /** People who can sign in, or are invited to. */
  users: v.number(),
  phoneNumbers: v.number(),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

export const getSubscription = defineEndpoint('GET /api/tenant/{id}/subscription', {
  id: 'tenant.subscription',
  summary: 'Trial or paid, what the trial allows and how much of it is used.',
  source: ['BILL-02', 'annex G5', 'annex J9'],
  answer: subscriptionSchema,
});

export const endTrial = defineEndpoint('PUT /api/tenant/{id}/trialend', {
  id: 'tenant.endTrial',
  summary: 'Ends the trial: the account pays, and the limits no longer apply. Once, with a card.',
  source: ['API-59', 'BILL-07', 'annex E2'],
  body: v.optional(v.nullable(v.object({ shownTotal: v.optional(shownTotalSchema) }))),
  answer: tenantSchema,
});
