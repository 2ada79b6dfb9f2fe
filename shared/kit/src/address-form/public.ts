/** The one address form; drafts come from and go to `@jackfield/domain/address-rules`. */
export { AddressForm } from './address-form.tsx';
export { useAddressForm } from './use-address-form.ts';
export { AddressInput, type AddressInputProps } from './address-input.tsx';
