import { checkBrand } from '@jackfield/compliance';
import type { Brand } from '@jackfield/contract/api/brand';
import { serviceOfDraft } from '@jackfield/domain/address-rules';
import { useMemo } from 'react';
import type { PreflightState } from '../preflight/preflight-state.ts';
import { usePreflight } from '../preflight/use-preflight.ts';
import type { BrandSteps } from './use-brand-steps.ts';
import { useWebsiteSeen } from './use-website-seen.ts';
import type { BrandValues } from './values.ts';

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
