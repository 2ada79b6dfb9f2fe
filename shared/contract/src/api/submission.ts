import { later } from '@jackfield/texts';
import * as v from 'valibot';
import { instantSchema, refusals } from '@jackfield/contract';
import { shownTotalSchema } from './price.ts';

const reasonText = later(refusals.overrideReason);

/** A finding of the pre-flight that is sent anyway, and why (annex J6). */
export const overrideSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(64)),
  reason: v.pipe(
    v.string(reasonText),
    v.trim(),
    v.minLength(20, reasonText),
    v.maxLength(500, reasonText),
  ),
});
export type Override = v.InferOutput<typeof overrideSchema>;

/** An override as it is kept. */
export const keptOverrideSchema = v.object({
  code: v.string(),
  reason: v.string(),
  by: v.string(),
  at: instantSchema,
});

/** What travels with everything that goes to the registry: the price that was shown, and overrides. */
export const submissionMembers = {
  shownTotal: v.optional(shownTotalSchema),
  overrides: v.optional(v.pipe(v.array(overrideSchema), v.maxLength(30)), []),
};

/** What has happened to a brand or a campaign, the oldest first (annexes E5, E6). */
export const storySteps = [
  'submitted',
  'paid',
  'declined',
  'verified',
  'unverified',
  'approved',
  'rejected',
  'suspended',
  'vettingRequested',
  'vettingPassed',
  'vettingFailed',
  'numbersAdded',
  'numbersRemoved',
  'deactivated',
  'refunded',
] as const;
export const storyStepSchema = v.object({
  step: v.picklist(storySteps),
  at: instantSchema,
  /** Who did it; null for registry, carriers and provider of cards. */
  by: v.nullable(v.string()),
  /** A reason, a score, or how many numbers. */
  note: v.nullable(v.string()),
  /** What it cost, and the card; null where it costs nothing. */
  paid: v.nullable(
    v.object({
      amount: v.number(),
      card: v.object({ brand: v.string(), last4Digits: v.string() }),
    }),
  ),
});
export type StoryStep = v.InferOutput<typeof storyStepSchema>;
