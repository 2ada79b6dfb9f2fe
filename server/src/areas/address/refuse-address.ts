import { addressRefusals, type FieldError } from '@jackfield/contract';
import {
  type AddressDraft,
  type AddressField,
  checkAddress,
} from '@jackfield/domain/address-rules';
import { defineMessages, t } from '@jackfield/texts';
import { ApiError } from '../../platform/errors.ts';

/** What the server says of addresses. */
const texts = defineMessages('server.address', {
  invalid:
    'The {field, select, address {street} address2 {address line 2} city {city} houseNumber {house number} state {state} other {zip code}} format is invalid.',
  required:
    'The {field, select, address {street} address2 {address line 2} city {city} houseNumber {house number} state {state} other {zip code}} field is required.',
  postBox: addressRefusals.postBox,
  houseNumberAlone: addressRefusals.houseNumberAlone,
});

/**
 * How a body names the parts of an address: as the account stores it, as the address form holds it
 * (format one), or in format two (OP-123).
 */
export type AddressShape = 'company' | 'form' | 'service';

const names: Record<AddressShape, Record<AddressField, string>> = {
  company: {
    houseNumber: '',
    address: 'streetAddress',
    address2: 'extendedAddress',
    city: 'locality',
    state: 'region',
    zip: 'postalCode',
  },
  form: {
    houseNumber: '',
    address: 'address',
    address2: 'address2',
    city: 'city',
    state: 'state',
    zip: 'zip',
  },
  service: {
    houseNumber: 'houseNumber',
    address: 'streetName',
    address2: 'addressLine2',
    city: 'city',
    state: 'stateCode',
    zip: 'zip',
  },
};

/**
 * Throws 400 with the fields of an address that are missing, unless that may be, or wrong (VAL-26,
 * VAL-29). `member` is the place of the address in the body.
 */
export function refuseAddress(
  draft: AddressDraft,
  shape: AddressShape,
  member: string,
  { isPostal = false, isMandatory = true } = {},
): void {
  const format = shape === 'service' ? 'two' : 'one';
  const faults = Object.entries(checkAddress(draft, { format, isMandatory, isPostal }));
  if (faults.length === 0) return;
  const errors = faults.map(([key, fault]): FieldError => {
    const field = key as AddressField;
    return {
      code: fault === 'required' ? 'REQUIRED' : 'INVALID',
      field: `${member}.${names[shape][field]}`,
      message: t(texts[fault], { field }),
    };
  });
  throw new ApiError('INVALIDINPUT', { errors });
}
