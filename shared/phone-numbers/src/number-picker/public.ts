/** Choice of a phone number to buy, and its purchase, for any owner. */
export { NumberPicker } from './number-picker.tsx';
export { itemOfNumber, useNumberPrice } from './number-price.tsx';
export { type NumberChoice, noNumber, numberWanted } from './number-choice.ts';
export { buyNumber, type HeldNumber, holdNumber, letNumberGo, wasRefused } from './purchase.ts';
export { TrialNumbersText, TrialText, useTrialNumberRoom } from './trial-numbers.tsx';
export { useForgetSuggestions } from './use-suggestions.ts';
export type { NumberOwner } from './owner.ts';
