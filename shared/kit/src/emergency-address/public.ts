/** Emergency address of a person, as it stands on a page and is changed in a dialog. */
export { addressLines, addressText } from './address-text.ts';
export { EmergencyAddress } from './emergency-address.tsx';
export type { EmergencyAddressProps } from './emergency-address.tsx';
