import { accountCountrySchema } from '@jackfield/contract';
import { offeredNumberSchema } from '@jackfield/contract/api/number';
import * as v from 'valibot';
import type { Answers } from './answers.ts';
import type { Purchase, StepName } from './steps.ts';

/** The wizard as it was left in this browser (OP-61). */
export interface Draft {
  readonly step: StepName | 'congratulations';
  readonly answers: Answers;
  /** Null until the calls at the end went through. */
  readonly purchase: Purchase | null;
}

const text = v.string();
const addressSchema = v.object({
  country: accountCountrySchema,
  houseNumber: text,
  address: text,
  address2: text,
  city: text,
  state: text,
  zip: text,
});
const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  step: v.picklist(['company', 'number', 'terms', 'apps', 'congratulations']),
  answers: v.object({
    company: v.object({ companyName: text, address: addressSchema, timeZone: text }),
    choice: v.object({ wanted: v.boolean(), number: v.nullable(offeredNumberSchema) }),
    shownTotal: v.optional(v.number()),
    isAgreed: v.boolean(),
  }),
  purchase: v.nullable(v.picklist(['none', 'bought', 'failed'])),
});

const keyOf = (teammateId: string) => `jackfield.draft.onboarding.${teammateId}`;

/** Keeps the wizard of a person in this browser; without storage it lasts as long as the page. */
export function keepDraft(teammateId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(teammateId), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** The wizard as it was left, or null when there is none that can be read. */
export function keptDraft(teammateId: string): Draft | null {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), readDraft(teammateId));
  return kept.success ? kept.output : null;
}

function readDraft(teammateId: string): string | null {
  try {
    return localStorage.getItem(keyOf(teammateId));
  } catch {
    return null;
  }
}

/** Forgets the wizard once it is over. */
export function dropDraft(teammateId: string): void {
  try {
    localStorage.removeItem(keyOf(teammateId));
  } catch {
    // There is nothing to forget.
  }
}
