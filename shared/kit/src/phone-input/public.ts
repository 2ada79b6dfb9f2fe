/** Phone numbers: input with the masks of their countries, and the rule. */
export { PhoneInput } from './phone-input.tsx';
export { phoneFault, writtenFault } from './typed-phone.ts';
