import type { Brand } from '@jackfield/contract/api/brand';
import { useT } from '@jackfield/runtime';
import type { StepText } from '@jackfield/records/steps-page';
import { useSteps } from '@jackfield/records/steps-page';
import { brandFormMessages as messages } from './messages.ts';
import { brandRules } from './rules.ts';
import { brandSteps } from './steps.ts';
import { taxIdLabel } from './tax-id-label.ts';
import { type BrandValues, typedBrandSchema } from './values.ts';

interface BrandStepsOptions {
  /** The brand that is corrected; null for a new one. */
  brand: Brand | null;
  initial: BrandValues;
}

/** The form of a brand in its steps, with its draft. */
export function useBrandSteps({ brand, initial }: BrandStepsOptions) {
  return useSteps<BrandValues>({
    name: brand === null ? 'brand.add' : `brand.edit.${brand.id}`,
    steps: brandSteps,
    schema: brandRules,
    typed: typedBrandSchema,
    initial,
    ...(brand && { version: brand.version, isComplete: true }),
  });
}
export type BrandSteps = ReturnType<typeof useBrandSteps>;

/** What the rail says of each step: what it asks, and once it is done what was entered. */
export function useStepTexts(flow: BrandSteps, amount: string | null | undefined) {
  const t = useT();
  const { companyName, taxId, taxCountry, address, contact } = flow.values;
  const note = (step: string, asks: string, entered: string) =>
    flow.stateOf(step) === 'done' ? entered : asks;
  const name = contact.firstName.trim() || contact.lastName.trim();
  const entered = {
    company: taxId
      ? t(messages.taxIdEntered, { label: t(taxIdLabel(taxCountry)), taxId })
      : companyName,
    address: t(messages.place, { city: address.city, state: address.state }),
    contact: t(messages.contactVerified, { name }),
  };
  const review = amount === null ? t(messages.reviewAsksFree) : reviewText(t, amount);
  return {
    company: {
      label: t(messages.company),
      note: note('company', t(messages.companyAsks), entered.company),
    },
    address: {
      label: t(messages.address),
      note: note('address', t(messages.addressAsks), entered.address),
    },
    contact: {
      label: t(messages.contact),
      note: note('contact', t(messages.contactAsks), entered.contact),
    },
    review: { label: t(messages.review), note: review },
  } satisfies Record<string, StepText>;
}

const reviewText = (t: ReturnType<typeof useT>, amount: string | undefined) =>
  amount === undefined ? t(messages.reviewAsksUnpriced) : t(messages.reviewAsks, { amount });
