import type { PhoneCountry } from '@jackfield/domain';
import { countries } from '@jackfield/domain/countries';
import { isStoredPhone } from '@jackfield/domain/phone-numbers';
import { phoneNotations } from '@jackfield/testing/phone-notations';
import fc from 'fast-check';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
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
    for (const of of [usa, malaysia]) {
      expect(readPhone('+6', of)).toEqual({ of, value: '+6' });
      expect(readPhone('+60', of)).toEqual({ of: malaysia, value: '+60' });
    }
  });

  it('a prefix that was typed once more is no part of the number', () => {
    expect(readPhone('+60 60', malaysia).value).toBe('+60');
    expect(readPhone('+60 60-4261 1234', malaysia).value).toBe('+6042611234');
    expect(readPhone('+1 (1', usa).value).toBe('+1');
  });

  it('digits that may become a number behind the prefix wait for what follows', () => {
    const india = { country: 'IND', prefix: '91' };
    expect(readPhone('+91919876543', india).value).toBe('+91919876543');
    expect(readPhone('+91919876543210', india, true).value).toBe('+919876543210');
  });

  it('keeps digits that the mask has no room for, so that they can be refused', () => {
    expect(readPhone('251555010099', usa).value).toBe('+1251555010099');
    expect(shownPhone('+1251555010099', usa)).toBe('+1 (251) 555-010099');
  });

  it('[VAL-04] a text that is more than a number stays as it was typed, to be refused', () => {
    for (const text of [
      'no number',
      '(251) 555-0134 ext. 204',
      '1.25155501E+10',
      '*67 2515550134',
    ]) {
      expect(readPhone(text, usa, true)).toEqual({ of: usa, value: text });
      expect(shownPhone(text, usa)).toBe(text);
    }
  });
});

/** A number of each country in the world, as it is stored. */
const world = countries.flatMap(({ countryAlpha3Code: country, countryCode, code }) => {
  const example = isSupportedCountry(countryCode) && getExampleNumber(countryCode, examples);
  return example
    ? [{ of: { country, prefix: code[0] ?? '' }, example, number: example.number }]
    : [];
});
const wide = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const writings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.replaceAll(/(\d{3})/g, '$1 '),
  (number) => `\u2066${number.replaceAll(/(\d{2})/g, '$1-')}\u2069`,
  (number) => `  Tel. ${wide(number)}`,
  (number) => `tel:${number}`,
];

it('a number of every country is read in any writing, and shown as it is stored', () => {
  expect(world.length).toBeGreaterThan(230);
  for (const { number } of world) {
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

/** What a field holds in the end whose keys are pressed one by one, and that is left then. */
function typeInto(start: PhoneCountry, keys: string): string {
  let [value, of] = ['', start];
  for (const key of keys) ({ value, of } = readPhone(shownPhone(value, of) + key, of));
  return readPhone(value, of, true).value;
}

const fieldOf = { USA: usa, CAN: canada, MYS: malaysia };

it.each(phoneNotations)(
  '[VAL-08] %j in the field of %s is %s, typed or pasted',
  (text, country, is) => {
    const of = fieldOf[country];
    const left = readPhone(readPhone(text, of).value, of, true).value;
    for (const value of [left, typeInto(of, text)]) {
      if (/^\+\d/.test(is)) expect(value).toBe(is);
      // What is refused is what was written: no digit of it is gone.
      else expect(value.replaceAll(/\P{Nd}/gu, '')).toContain(text.replaceAll(/\P{Nd}/gu, ''));
      expect(phoneFault(value, 'number') === null).toBe(/^\+\d/.test(is));
    }
  },
);

const writtenBy: readonly [string, (of: (typeof world)[number]) => string][] = [
  ['with a plus sign', ({ number }) => number],
  ['with a prefix and no plus sign', ({ number }) => number.slice(1)],
  ['as in its country', ({ example }) => example.formatNational()],
  ['with blanks and brackets', ({ example }) => example.formatInternational()],
];

it.each(writtenBy)('[VAL-08] a number typed %s is that number, in every country', (_, write) => {
  const wrong = world.flatMap((one) => {
    const keys = write(one);
    // In Germany and Indonesia these digits are a number of the country themselves.
    if (isStoredPhone(`+${one.of.prefix}${keys}`)) return [];
    const all = { typed: typeInto(one.of, keys), pasted: readPhone(keys, one.of).value };
    return Object.entries(all)
      .filter(([, value]) => value !== one.number)
      .map(([how, value]) => `${one.of.country} ${keys} ${how}: ${value}`);
  });
  expect(wrong).toEqual([]);
});

it.each<[string, PhoneCountry, string]>([
  ['00', usa, 'the USA'],
  ['00', malaysia, 'Malaysia'],
  ['011 ', canada, 'Canada'],
])(
  '[VAL-08] a number of every country typed with %j in a field of $2 is that number',
  (out, of) => {
    const wrong = world
      .map(({ number }) => [number, typeInto(of, number.replace('+', out))])
      .filter(([number, typed]) => number !== typed);
    expect(wrong).toEqual([]);
  },
);

it.each([
  ['POL', '48', '486852347'],
  ['NLD', '31', '311813758'],
  ['NOR', '47', '47014573'],
])(
  '[VAL-08] in %s a number that begins like the prefix is typed as it is',
  (country, prefix, keys) => {
    expect(typeInto({ country, prefix }, keys)).toBe(`+${prefix}${keys}`);
  },
);

it('[VAL-08] any number of Malaysia and the USA, typed in any of these ways, is that number', () => {
  const lines: readonly [PhoneCountry, fc.Arbitrary<string>][] = [
    [usa, fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/)],
    // Numbers within an area begin with 1 at least.
    [malaysia, fc.stringMatching(/^(1\d{8,9}|3[1-9]\d{7}|[4-9][1-9]\d{6})$/)],
  ];
  for (const [of, digits] of lines) {
    fc.assert(
      fc.property(digits, (national) => {
        const number = `+${of.prefix}${national}`;
        fc.pre(isStoredPhone(number));
        const trunk = of === malaysia ? '0' : '1';
        for (const keys of [number, number.slice(1), national, trunk + national]) {
          expect([keys, typeInto(of, keys), readPhone(keys, of).value]).toEqual([
            keys,
            number,
            number,
          ]);
        }
      }),
    );
  }
});

it('text of any length is read at once', () => {
  for (const piece of [' ', '1', '+', '+1 ', 'x', '(', '\u202a', '１', '#\n', 'ex']) {
    const text = piece.repeat(50_000);
    const before = process.threadCpuUsage();
    readPhone(`${text}!`, usa);
    phoneFault(text, 'number');
    // Steps that grow with the square of the length take seconds of the processor.
    expect([piece, process.threadCpuUsage(before).user < 500_000]).toEqual([piece, true]);
  }
});

describe('phoneFault', () => {
  it("[VAL-04] [VAL-05] says 'The {field} format is invalid.' of what does not fit", () => {
    expect(phoneFault('', 'phoneNumber')).toBe('The phone number field is required.');
    expect(phoneFault('+1251555', 'phoneNumber')).toBe('The phone number format is invalid.');
    expect(phoneFault('+6012345', 'number')).toBe('The number format is invalid.');
    expect(phoneFault('+6012345678901', 'number')).toBe('This number has too many digits.');
    expect(phoneFault('+12515550100', 'phoneNumber')).toBeNull();
    expect(phoneFault('+60123456789', 'phoneNumber')).toBeNull();
  });

  it('[VAL-05] says why a text is no number', () => {
    const extension = 'Enter the number without its extension.';
    expect(phoneFault('(251) 555-0134 ext. 204', 'number')).toBe(extension);
    const shortened = 'The spreadsheet shortened this number. Enter all its digits.';
    expect(phoneFault('1.25155501E+10', 'number')).toBe(shortened);
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
