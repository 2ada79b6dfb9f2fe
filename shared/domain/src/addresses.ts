import type { CompanyAddress, ServiceAddress } from '@jackfield/contract';

/** Address format one, as the address form holds it (ENT-30). */
export interface FormAddress {
  address: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
}

export const emptyAddress: FormAddress = {
  address: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
};

/** The account's address as the form holds it (OP-123). */
export const fromCompanyAddress = (stored: CompanyAddress): FormAddress => ({
  address: stored.streetAddress,
  address2: stored.extendedAddress,
  city: stored.locality,
  state: stored.region,
  zip: stored.postalCode,
});

/** The form's address as the account stores it (OP-123). */
export const toCompanyAddress = (form: FormAddress): CompanyAddress => ({
  streetAddress: form.address,
  extendedAddress: form.address2,
  locality: form.city,
  region: form.state,
  postalCode: form.zip,
});

/** Format two from format one: the leading number of the address is the house number (OP-123). */
export function toServiceAddress(form: FormAddress): ServiceAddress {
  const match = /^(\d\S*)\s+(.+)$/s.exec(form.address.trim());
  return {
    houseNumber: match?.[1] ?? '',
    streetName: match?.[2] ?? form.address.trim(),
    addressLine2: form.address2,
    city: form.city,
    stateCode: form.state,
    zip: form.zip,
  };
}

/** Format one from format two (OP-123). */
export const fromServiceAddress = (stored: ServiceAddress): FormAddress => ({
  address: `${stored.houseNumber} ${stored.streetName}`.trim(),
  address2: stored.addressLine2,
  city: stored.city,
  state: stored.stateCode,
  zip: stored.zip,
});
