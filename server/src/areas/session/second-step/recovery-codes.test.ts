import { expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

it('makes ten different codes in groups that can be read out', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});

it('knows a code however it is typed, and no other', () => {
  const [code = '', other = ''] = newRecoveryCodes();
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
  expect(hashRecoveryCode(other)).not.toBe(hashRecoveryCode(code));
});
