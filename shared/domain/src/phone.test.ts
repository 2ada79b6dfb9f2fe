import { describe, expect, it } from 'vitest';
import { defaultPhoneCountry, formatPhone, isPhone, maskPhone, storedPhone } from './phone.ts';

const usa = { country: 'USA', prefix: '1' };
const canada = { country: 'CAN', prefix: '1' };
const malaysia = { country: 'MYS', prefix: '60' };
const britain = { country: 'GBR', prefix: '44' };

describe('phone', () => {
  it('VAL-06 fills the USA mask digit by digit', () => {
    expect(['', '2', '251', '2515', '2515550100'].map((text) => maskPhone(text, usa))).toEqual([
      '+1 ',
      '+1 (2',
      '+1 (251) ',
      '+1 (251) 5',
      '+1 (251) 555-0100',
    ]);
    expect(maskPhone('25155501009', usa)).toBe('+1 (251) 555-0100');
  });

  it('VAL-07 uses the long Malaysian mask from the tenth digit on', () => {
    expect(maskPhone('123456789', malaysia)).toBe('+60 12-345 6789');
    expect(maskPhone('1234567890', malaysia)).toBe('+60 12-3456 7890');
    expect(maskPhone('0123456789', malaysia)).toBe('+60 12-345 6789');
  });

  it('takes a number pasted with its prefix', () => {
    expect(maskPhone('+1 251-555-0100', usa)).toBe('+1 (251) 555-0100');
    expect(maskPhone('1 251 555 0100', canada)).toBe('+1 (251) 555-0100');
    expect(maskPhone('+60123456789', malaysia)).toBe('+60 12-345 6789');
  });

  it('VAL-05 OP-128 accepts what fits the country', () => {
    expect(isPhone('2515550100', usa)).toBe(true);
    expect(isPhone('+1 (251) 555-0100', usa)).toBe(true);
    expect(['1515550100', '2511550100', '251555010', ''].map((text) => isPhone(text, usa))).toEqual(
      [false, false, false, false],
    );
    expect(['123456789', '1234567890', '12345678'].map((t) => isPhone(t, malaysia))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['2071838750', '1234', '12345678901234'].map((t) => isPhone(t, britain))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('VAL-08 ENT-26 stores plus sign, prefix and digits', () => {
    expect(storedPhone('(251) 555-0100', usa)).toBe('+12515550100');
    expect(storedPhone('012-345 6789', malaysia)).toBe('+60123456789');
    expect(storedPhone('20 7183 8750', britain)).toBe('+442071838750');
  });

  it('shows stored numbers in their mask, others as stored', () => {
    expect(formatPhone('+12515550100')).toBe('+1 (251) 555-0100');
    expect(formatPhone('+601234567890')).toBe('+60 12-3456 7890');
    expect(formatPhone('+442071838750')).toBe('+442071838750');
    expect(formatPhone(null)).toBe('');
  });

  it('VAL-09 presets USA', () => {
    expect(defaultPhoneCountry).toBe('USA');
  });
});
