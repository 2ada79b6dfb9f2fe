import { expect, it } from 'vitest';
import { contactFaults } from './contact-faults.ts';

const id = '018f0000-0000-7000-8000-0000000000c1';
const others = [{ id, name: 'Renee Castellano', email: 'renee@harbordental.com' }];

it.each([
  ['', 'This email is required'],
  ['renee@', 'This email is invalid'],
  [' Renee@HarborDental.com ', 'This email is exited'],
])('[BILL-03] [OP-103] refuses the email %j', (email, message) => {
  expect(contactFaults({ name: 'Wei Ling', email }, others)).toEqual({ email: message });
});

it('[BILL-03] wants a name, and finds nothing wrong with somebody new', () => {
  expect(contactFaults({ name: ' ', email: 'weiling@harbordental.com' }, others)).toEqual({
    name: 'The name field is required.',
  });
  expect(contactFaults({ name: 'Wei Ling', email: 'weiling@harbordental.com' }, others)).toEqual(
    {},
  );
});
