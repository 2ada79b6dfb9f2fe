import { describe, expect, it } from 'vitest';
import { defaultPhoneCountry, formatPhone, maskPhone, showPhonesIn } from './phone.ts';

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

  it('shows numbers of the USA and Malaysia in their masks, others in groups', () => {
    expect(formatPhone('+12515550100')).toBe('+1 (251) 555-0100');
    expect(formatPhone('+601234567890')).toBe('+60 12-3456 7890');
    expect(formatPhone('+6042611234')).toBe('+60 4-261 1234');
    expect(formatPhone('+442071838750')).toBe('+44 207 183 8750');
    expect(formatPhone('+912255550110')).toBe('+91 225 555 0110');
    expect(formatPhone('+3531234567')).toBe('+353 123 4567');
    expect(formatPhone('+683401')).toBe('+683 401');
    expect(formatPhone('12345')).toBe('12345');
    expect(formatPhone(null)).toBe('');
  });

  it.each([
    ['+60321550112', '03-2155 0112', '+60 3-2155 0112'],
    ['+6042611234', '04-261 1234', '+60 4-261 1234'],
    ['+6088215501', '088-215 501', '+60 88-215 501'],
    ['+60123456789', '012-345 6789', '+60 12-345 6789'],
    ['+601112345678', '011-1234 5678', '+60 11-1234 5678'],
    ['+601300881234', '1-300-88-1234', '1-300-88-1234'],
    ['+12515550134', '+1 (251) 555-0134', '+1 (251) 555-0134'],
  ])('[OP-128] shows %s as Malaysians write it: %s, elsewhere %s', (stored, there, elsewhere) => {
    showPhonesIn('MYS');
    const shown = formatPhone(stored);
    showPhonesIn('USA');
    expect([shown, formatPhone(stored)]).toEqual([there, elsewhere]);
  });

  it('VAL-09 presets USA', () => {
    expect(defaultPhoneCountry).toBe('USA');
  });
});
