/** A number as text, which is called by a press where the page has a phone (CALL-16). */
export { PhoneNumber } from './phone-number.tsx';
