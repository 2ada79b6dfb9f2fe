import { setOverrides } from '@jackfield/contract/api/staff';
import { renderInPortal } from '@jackfield/kit/testing';
import { type FakeApi, installFakeApi, Refusal, screen } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AskedPreview } from './asked-preview.tsx';

const refused = 'A production portal serves published versions only.';
let api: FakeApi;

beforeEach(() => {
  window.history.replaceState(null, '', '?preview=billing&address=http://localhost:8300');
  api = installFakeApi().on(setOverrides, () => {
    throw new Refusal('INVALIDINPUT', [
      { field: 'areas.billing', code: 'INVALID', message: refused },
    ]);
  });
});
afterEach(() => {
  api.uninstall();
  window.history.replaceState(null, '', '/');
});

it('says why an area does not run from source', async () => {
  const { user } = renderInPortal(<AskedPreview overrides={{}} labelOf={() => 'Billing'} />);
  await user.click(await screen.findByRole('button', { name: 'Run from source' }));
  expect((await screen.findByText(refused)).closest('[role="dialog"]')).not.toBeNull();
});
