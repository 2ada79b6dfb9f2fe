import { expect, it } from 'vitest';
import { hasRequiredStep } from './required-step.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const session = {
  authenticationType: 1,
  role: 'admin',
  createdAt: at(12),
  secondStepAt: null,
  requiredOf: 'admins',
  requiredSince: at(10),
  secondStep: null,
  accepted: 'passkeyOrApp',
} as const;

it('a session that began with the requirement counts with a second step only', () => {
  expect(hasRequiredStep(session)).toBe(false);
  expect(hasRequiredStep({ ...session, secondStepAt: at(12) })).toBe(true);
});

it('older sessions, people whom it is not about, and who acts for somebody go on', () => {
  expect(hasRequiredStep({ ...session, createdAt: at(9) })).toBe(true);
  expect(hasRequiredStep({ ...session, role: 'standard' })).toBe(true);
  expect(hasRequiredStep({ ...session, requiredOf: 'nobody', requiredSince: null })).toBe(true);
  expect(hasRequiredStep({ ...session, authenticationType: 2 })).toBe(true);
  expect(hasRequiredStep({ ...session, role: 'standard', requiredOf: 'everybody' })).toBe(false);
});

it('where passkeys alone are taken, a code of an app or of paper is not enough', () => {
  const shown = { ...session, secondStepAt: at(12), accepted: 'passkey' } as const;
  expect(hasRequiredStep({ ...shown, secondStep: 'app' })).toBe(false);
  expect(hasRequiredStep({ ...shown, secondStep: 'recovery' })).toBe(false);
  expect(hasRequiredStep({ ...shown, secondStep: 'passkey' })).toBe(true);
  expect(hasRequiredStep({ ...shown, secondStep: 'app', createdAt: at(9) })).toBe(true);
  expect(hasRequiredStep({ ...shown, secondStep: 'app', role: 'standard' })).toBe(true);
});
