import type { FieldError } from '@jackfield/contract';
import {
  type AddressDraft,
  type AddressField,
  type AddressFormat,
  checkAddress,
} from '@jackfield/domain/address-rules';
import { ApiError } from '../../platform/errors.ts';

const names: Record<AddressFormat, Record<AddressField, string>> = {
  one: {
    houseNumber: '',
    address: 'streetAddress',
    address2: 'extendedAddress',
    city: 'locality',
    state: 'region',
    zip: 'postalCode',
  },
  two: {
    houseNumber: 'houseNumber',
    address: 'streetName',
    address2: 'addressLine2',
    city: 'city',
    state: 'stateCode',
    zip: 'zip',
  },
};

const words: Record<AddressField, string> = {
  houseNumber: 'house number',
  address: 'street',
  address2: 'address line 2',
  city: 'city',
  state: 'state',
  zip: 'zip code',
};

/**
 * Throws 400 with the fields of a mandatory address that are missing or wrong (VAL-26, VAL-29).
 * `member` is the place of the address in the body.
 */
export function refuseAddress(draft: AddressDraft, format: AddressFormat, member: string): void {
  const faults = Object.entries(checkAddress(draft, { format, isMandatory: true }));
  if (faults.length === 0) return;
  const errors = faults.map(([key, fault]): FieldError => {
    const field = key as AddressField;
    return {
      code: fault.toUpperCase(),
      field: `${member}.${names[format][field]}`,
      message:
        fault === 'required'
          ? `The ${words[field]} field is required.`
          : `The ${words[field]} format is invalid.`,
    };
  });
  throw new ApiError('INVALIDINPUT', { errors });
}
