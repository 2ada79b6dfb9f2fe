import { expect, it } from 'vitest';
import { timingFault } from './timing-text.ts';

it.each([
  ['0', 'The interdigit timeout field must be between 1 and 10.'],
  ['1', null],
  ['10', null],
  ['11', 'The interdigit timeout field must be between 1 and 10.'],
  ['', 'The interdigit timeout field is required.'],
  ['a', 'The interdigit timeout field may only contain numeric characters.'],
  ['001', 'The interdigit timeout field may not be greater than 2 characters.'],
])('[VAL-45] interdigit timeout %s', (typed, fault) => {
  expect(timingFault('interdigitTimeout', typed)).toBe(fault);
});

it.each([
  ['0', 'The timeout field must be between 1 and 60.'],
  ['1', null],
  ['60', null],
  ['61', 'The timeout field must be between 1 and 60.'],
  ['', 'The timeout field is required.'],
  ['a', 'The timeout field may only contain numeric characters.'],
  ['001', 'The timeout field may not be greater than 2 characters.'],
])('[VAL-46] timeout %s', (typed, fault) => {
  expect(timingFault('timeout', typed)).toBe(fault);
});

it.each([
  ['0', null],
  ['5', null],
  ['6', 'The retries field must be between 0 and 5.'],
  ['-1', 'The retries field may only contain numeric characters.'],
])('[OP-81] retries %s', (typed, fault) => {
  expect(timingFault('retries', typed)).toBe(fault);
});
