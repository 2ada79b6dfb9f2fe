import { checkBrand, type WebsiteEvidence } from '@jackfield/compliance';
import { type Brand, websiteSchema } from '@jackfield/contract/api/brand';
import { checkWebsite } from '@jackfield/contract/api/website-check';
import { serviceOfDraft } from '@jackfield/domain/address-rules';
import { call } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { PreflightState } from '../preflight/preflight-state.ts';
import { usePreflight } from '../preflight/use-preflight.ts';
import { useSettled } from '@jackfield/kit/settled';
import type { BrandSteps } from './use-brand-steps.ts';
import type { BrandValues } from './values.ts';

const pause = 700;

/** What the server sees of a website, once its address stands; undefined before, and where it cannot look. */
function useWebsiteSeen(typed: string): WebsiteEvidence | undefined {
  const website = useSettled(typed.trim(), pause);
  const isAddress = v.is(websiteSchema, website);
  const { data } = useQuery({
    queryKey: ['website-check', website],
    queryFn: ({ signal }) => call(checkWebsite, { query: { website } }, { signal }),
    enabled: isAddress,
    // Looking is limited, and a site does not change while a form is filled in.
    staleTime: 5 * 60_000,
    retry: false,
  });
  return isAddress && website === typed.trim() ? data : undefined;
}

const paths: Readonly<Record<string, string>> = {
  'address.streetName': 'address.address',
  'address.addressLine2': 'address.address2',
};

const draftOf = (values: BrandValues) => ({
  ...values,
  companyType: values.companyType ?? '',
  industry: values.industry ?? '',
  address: serviceOfDraft(values.address),
});

/** What a reviewer would say of the brand as it is typed. */
export function useBrandPreflight(flow: BrandSteps, brand: Brand | null): PreflightState {
  const { values, form } = flow;
  const website = useWebsiteSeen(values.website);
  const phoneVerified =
    values.contact.phone === '' ? undefined : values.contact.phone === values.verifiedPhone;
  const result = useMemo(
    () => checkBrand(draftOf(values), { website, phoneVerified }),
    [values, website, phoneVerified],
  );
  return usePreflight({
    result,
    form,
    flow,
    isComplete: brand !== null,
    given: brand?.overrides ?? [],
    pathOf: (field) => paths[field] ?? field,
  });
}
