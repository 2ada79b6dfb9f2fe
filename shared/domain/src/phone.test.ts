import { describe, expect, it } from 'vitest';
import { defaultPhoneCountry, formatPhone, maskPhone } from './phone.ts';

const usa = { country: 'USA', prefix: '1' };
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
  });

  it('VAL-07 uses the long Malaysian mask from the tenth digit on', () => {
    expect(maskPhone('123456789', malaysia)).toBe('+60 12-345 6789');
    expect(maskPhone('1234567890', malaysia)).toBe('+60 12-3456 7890');
    expect(maskPhone('0123456789', malaysia)).toBe('+60 12-345 6789');
  });

  it('gives Malaysian areas of one digit lines of seven', () => {
    expect(maskPhone('42611234', malaysia)).toBe('+60 4-261 1234');
    expect(maskPhone('4261', malaysia)).toBe('+60 4-261');
    expect(maskPhone('88215501', malaysia)).toBe('+60 88-215 501');
  });

  it('cuts no digit that the mask has no room for', () => {
    expect(maskPhone('+125155501009', usa)).toBe('+1 (251) 555-01009');
    expect(maskPhone('+6012345678901', malaysia)).toBe('+60 12-3456 78901');
    expect(maskPhone('2071838750', britain)).toBe('+442071838750');
  });

  it('shows stored numbers in their mask, others as stored', () => {
    expect(formatPhone('+12515550100')).toBe('+1 (251) 555-0100');
    expect(formatPhone('+601234567890')).toBe('+60 12-3456 7890');
    expect(formatPhone('+6042611234')).toBe('+60 4-261 1234');
    expect(formatPhone('+442071838750')).toBe('+442071838750');
    expect(formatPhone(null)).toBe('');
  });

  it('VAL-09 presets USA', () => {
    expect(defaultPhoneCountry).toBe('USA');
  });
});
