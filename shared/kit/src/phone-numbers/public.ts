/** Phone numbers of an owner: list, label, default, purchase, deletion. */
export { PhoneNumbers } from './phone-numbers.tsx';
export type { PhoneNumbersProps } from './phone-numbers.tsx';
