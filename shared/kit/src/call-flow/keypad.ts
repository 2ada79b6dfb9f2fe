import type { IvrInput } from '@jackfield/contract/api/routing';

/** Keys as they stand on a telephone; the place of # is for pressing nothing (ui.md 7). */
export const keypad: readonly IvrInput[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '*',
  '0',
  'timeout',
];
