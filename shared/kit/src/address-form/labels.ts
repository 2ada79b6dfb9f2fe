import type { AccountCountry } from '@jackfield/contract';
import type { AddressField, AddressFormat } from '@jackfield/domain/address-rules';
import { addressMessages } from './messages.ts';

type Label = (typeof addressMessages)[keyof typeof addressMessages];

/** Labels of the fields (VAL-27, VAL-28); the state's follows the country of the address. */
export function addressLabels(
  account: AccountCountry,
  country: AccountCountry,
  format: AddressFormat,
): Record<AddressField, Label> {
  const isMalaysia = account === 'MYS';
  const line = isMalaysia ? addressMessages.addressOne : addressMessages.streetAddress;
  return {
    houseNumber: addressMessages.houseNumber,
    address: format === 'two' ? addressMessages.streetName : line,
    address2: isMalaysia ? addressMessages.addressTwo : addressMessages.line2,
    city: addressMessages.city,
    state: country === 'CAN' ? addressMessages.province : addressMessages.state,
    zip: account === 'USA' ? addressMessages.zipCode : addressMessages.postalCode,
  };
}
