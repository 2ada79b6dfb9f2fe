/** Emergency address of a person, as it stands on a page and is changed in a dialog. */
export { EmergencyAddress } from './emergency-address.tsx';
