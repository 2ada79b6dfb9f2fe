import {
  type GuardSpending,
  putSpendGuard,
  type SpendGuard,
} from '@jackfield/contract/api/spend-guard';
import { renderInPortal } from '@jackfield/kit/testing';
import { installFakeApi, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CapsTable } from './caps-table.tsx';
import { useGuardForm } from './use-guard-form.ts';

const spending: GuardSpending = {
  days: [{ day: '2026-01-01', home: 2, abroad: 3, peak: 4, peakAt: null }],
  user: null,
  country: null,
};

const stored: SpendGuard = {
  caps: { hour: 8, day: 10, user: 5, country: 5 },
  alerts: { at50: true, at80: true, spike: true, night: true },
  currency: 'usd',
  version: 1,
};

function Caps() {
  const form = useGuardForm(stored);
  return (
    <>
      <CapsTable form={form} spending={spending} />
      <button type="button" onClick={() => void form.edit.save()}>
        Save
      </button>
    </>
  );
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

it('[annex J1] what only others have changed meanwhile is kept of both', async () => {
  const theirs = { ...stored, caps: { ...stored.caps, hour: 4 }, version: 2 };
  const api = installFakeApi().on(putSpendGuard, ({ headers }) => {
    if (headers.get('if-match') === '"1"') throw new Refusal('VERSIONCONFLICT', [], theirs);
    return { ...theirs, version: 3 };
  });
  const { user } = renderInPortal(<Caps />);
  const field = screen.getByLabelText('Account, a day');
  fireEvent.change(field, { target: { value: '9.5' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls(putSpendGuard)).toHaveLength(2));
  expect(api.calls(putSpendGuard)[1]?.body).toEqual({
    caps: { hour: 4, day: 9.5, user: 5, country: 5 },
    alerts: stored.alerts,
  });
  api.uninstall();
});
