/** A number as text, which is called by a press where the page has a phone (CALL-16). */
export { callHere } from './call-here.ts';
export { NumberToCall } from './number-to-call.tsx';
