import { countries } from '@jackfield/domain/countries';
import { describe, expect, it } from 'vitest';
import { placeAfter, withoutDigitBefore } from './caret.ts';
import { phoneFault, readPhone, shownPhone } from './typed-phone.ts';

const usa = { country: 'USA', prefix: '1' };
const canada = { country: 'CAN', prefix: '1' };
const malaysia = { country: 'MYS', prefix: '60' };

describe('readPhone', () => {
  it.each([
    '+1 251 555 0100',
    '(251) 555-0100',
    '2515550100',
    '1-251-555-0100',
    '251.555.0100',
    '(251) 555-0100 ext. 12',
    '251-555-0100 x7',
    '(251) 555-0100 #4',
    '\u202a+1 (251) 555-0100\u202c',
    '２５１５５５０１００',
    'Tel: 251 555 0100',
    'Fax 251 555 0100',
  ])('[VAL-08] reads %j', (text) => {
    expect(readPhone(text, usa)).toEqual({ of: usa, value: '+12515550100' });
  });

  it('[VAL-07] reads numbers of Malaysia, with and without the leading 0', () => {
    expect(readPhone('012-345 6789', malaysia).value).toBe('+60123456789');
    expect(readPhone('+60 12-3456 7890', malaysia).value).toBe('+601234567890');
  });

  it('another prefix changes the country', () => {
    expect(readPhone('+60 12-345 6789', usa)).toEqual({ of: malaysia, value: '+60123456789' });
    expect(readPhone('+44 20 7183 8750', canada).of).toEqual({ country: 'GBR', prefix: '44' });
    expect(readPhone('+14165550100', canada)).toEqual({ of: canada, value: '+14165550100' });
  });

  it('a prefix that is being typed waits for its next digit', () => {
    expect(readPhone('+', usa)).toEqual({ of: usa, value: '+' });
    expect(readPhone('+6', usa)).toEqual({ of: usa, value: '+6' });
    expect(readPhone('+60', usa)).toEqual({ of: malaysia, value: '' });
  });

  it('stores the digits that the mask shows and no more', () => {
    expect(readPhone('251555010099', usa).value).toBe('+12515550100');
    expect(readPhone('no number', usa).value).toBe('');
  });
});

/** A number of each prefix in the world, as it is stored. */
const world = countries.flatMap(({ code }) =>
  code.map((prefix) => {
    if (prefix === '60') return '+60123456789';
    return `+${prefix}${'2515550142'.slice(0, prefix.startsWith('1') ? 11 - prefix.length : 8)}`;
  }),
);
const wide = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const writings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.replaceAll(/(\d{3})/g, '$1 '),
  (number) => `\u2066${number.replaceAll(/(\d{2})/g, '$1-')}\u2069`,
  (number) => `  ${wide(number)} ext. 12`,
  (number) => `tel:${number};phone-context=x`,
];

it('a number of every country is read in any writing, and shown as it is stored', () => {
  expect(world.length).toBeGreaterThan(230);
  for (const number of world) {
    for (const write of writings) {
      for (const field of [usa, canada, malaysia]) {
        const read = readPhone(write(number), field);
        expect([write(number), read.value, phoneFault(read.value, 'number')]).toEqual([
          write(number),
          number,
          null,
        ]);
        expect(readPhone(shownPhone(number, read.of), read.of).value).toBe(number);
      }
    }
  }
});

it('text of any length is read at once', () => {
  for (const piece of [' ', '1', '+', '+1 ', 'x', '(', '\u202a', '１', '#\n', 'ex']) {
    const text = piece.repeat(50_000);
    const start = performance.now();
    readPhone(`${text}!`, usa);
    phoneFault(text, 'number');
    // Steps that grow with the square of the length take seconds.
    expect([piece, performance.now() - start < 500]).toEqual([piece, true]);
  }
});

describe('phoneFault', () => {
  it("[VAL-04] [VAL-05] says 'The {field} format is invalid.' of what does not fit", () => {
    expect(phoneFault('', 'phoneNumber')).toBe('The phone number field is required.');
    expect(phoneFault('+1251555', 'phoneNumber')).toBe('The phone number format is invalid.');
    expect(phoneFault('+6012345', 'number')).toBe('The number format is invalid.');
    expect(phoneFault('+12515550100', 'phoneNumber')).toBeNull();
    expect(phoneFault('+60123456789', 'phoneNumber')).toBeNull();
  });
});

it.each(['+1911', '+1933', '+60999', '+44112', '+1988'])('%s calls for help', (value) => {
  expect(phoneFault(value, 'number')).toBe('Emergency numbers cannot be used here.');
});

describe('caret', () => {
  it('stays behind the digit that was typed', () => {
    expect(placeAfter('+1 (251) 555-0100', 4, false)).toBe(7);
    expect(placeAfter('+1 (251) 555-0100', 4, true)).toBe(17);
    expect(placeAfter('+1', 5, false)).toBe(2);
  });

  it('deleting a sign of the mask takes the digit before it', () => {
    expect(withoutDigitBefore('+1 (251) 5', 8)).toBe('+1 (25) 5');
    expect(withoutDigitBefore('+', 1)).toBe('+');
  });
});
