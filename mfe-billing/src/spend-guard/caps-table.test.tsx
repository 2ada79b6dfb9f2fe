import type { GuardSpending } from '@jackfield/contract/api/spend-guard';
import { renderInPortal } from '@jackfield/kit/testing';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CapsTable } from './caps-table.tsx';
import { useGuardForm } from './use-guard-form.ts';

const spending: GuardSpending = {
  days: [{ day: '2026-01-01', home: 2, abroad: 3, peak: 4, peakAt: null }],
  user: null,
  country: null,
};

function Caps() {
  const form = useGuardForm({
    caps: { hour: 8, day: 10, user: 5, country: 5 },
    alerts: { at50: true, at80: true, spike: true, night: true },
    currency: 'usd',
    version: 1,
  });
  return <CapsTable form={form} spending={spending} />;
}

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  signOutOfTest();
});

it('[annex J9] a cap that cannot be read has no part of it used', () => {
  renderInPortal(<Caps />);
  const field = screen.getByLabelText('Account, a day');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const parts = () => screen.getAllByText(/^\d+%$/).map(({ textContent }) => textContent);
  expect(parts()).toEqual(['50%', '50%']);
  type('a lot');
  expect(screen.getByText('Enter a cap from $1.00 to $10,000.00.')).toBeTruthy();
  expect(parts()).toEqual(['50%']);
  type('5.123');
  expect(screen.getByText('Enter an amount with at most two decimals.')).toBeTruthy();
  type('$1,000');
  expect(parts()).toEqual(['50%', '0%']);
});
