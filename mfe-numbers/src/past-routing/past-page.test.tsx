import { getCompany } from '@jackfield/contract/api/company';
import { getRoutingConfig, pastRouting } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { companyId, ownerId, wholeCompany } from '../number-page/sample-number.ts';
import { Component } from './past-page.tsx';

const mayaId = '018f0000-0000-7000-8000-000000000077';
const day = 86_400_000;
const patient = { timeout: 5000 };
let api: FakeApi;

const routing = (personId: string) => {
  const { businessHour, label } = wholeCompany();
  const target = { actionType: 'teammate', actionValue: personId } as const;
  return fakeRouting({
    numbers: [fakeRoutedNumber(companyId, 'company')],
    companies: [
      {
        id: companyId,
        label,
        businessHour: { ...businessHour, alwaysOpen: true },
        openHour: target,
        closedHour: target,
        override: null,
        sms: null,
      },
    ],
    people: [fakeRoutedPerson(ownerId, 'Renee'), fakeRoutedPerson(mayaId, 'Maya')],
  });
};

beforeEach(() => {
  signInAs();
  api = new FakeApi()
    .on(getCompany, () => wholeCompany())
    .on(getRoutingConfig, () => routing(ownerId))
    .on(pastRouting, () => ({
      config: routing(mayaId),
      gaps: [],
      historyFrom: new Date(Date.now() - day).toISOString(),
    }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const show = () =>
  renderInPortal(<Component />, { path: `/numbers/${companyId}`, route: '/numbers/:id' }).user;

it('annex J2 shows the map of a week ago, what is different today, and what is not known', async () => {
  show();
  const differences = await screen.findByRole(
    'region',
    { name: 'What is different today' },
    patient,
  );
  expect(differences.textContent).toContain('Renee rings instead of Maya.');
  expect(differences.textContent).toContain('That dayMayaTodayRenee');
  const map = within(screen.getByRole('region', { name: 'Call flow' }));
  expect(map.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label'))).toContain(
    'Always, Maya User, The call passes here',
  );
  expect(map.queryByText('Updates as you edit')).toBeNull();
  expect(screen.getByText(/^The history begins on/)).toBeTruthy();
  const asked = Date.parse(api.calls(pastRouting)[0]?.query['instant'] ?? '');
  expect(Math.round((Date.now() - asked) / day)).toBe(7);
});

it('annex J2 asks for a time in the past', async () => {
  const user = show();
  await screen.findByRole('region', { name: 'What is different today' }, patient);
  const tomorrow = new Date(Date.now() + 2 * day).toISOString().slice(0, 10);
  const [field] = screen.getAllByLabelText('Day');
  await user.clear(field as HTMLElement);
  await user.type(field as HTMLElement, tomorrow);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a time in the past.');
  expect(screen.queryByRole('region', { name: 'What is different today' })).toBeNull();
});
