/** Phone numbers: input with the masks of their countries, and the rule. */
export { PhoneInput } from './phone-input.tsx';
export { phoneFault } from './typed-phone.ts';
