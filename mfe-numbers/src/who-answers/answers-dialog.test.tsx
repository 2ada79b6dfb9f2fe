import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import {
  FakeApi,
  fakeRoutedPerson,
  fakeRouting,
  Refusal,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswersDialog } from './answers-dialog.tsx';

const [mainId, otherId, ana, ben, menuId] = ['a1', 'a2', 'a3', 'a4', 'a5'].map(
  (end) => `018f0000-0000-7000-8000-0000000000${end}`,
) as [string, string, string, string, string];
const rings = (id: string) => ({ actionType: 'teammate', actionValue: id }) as const;
const main = {
  id: mainId,
  label: 'Main line',
  businessHour: {
    ...alwaysOpenIn('America/Chicago'),
    alwaysOpen: false,
    weekly: officeWeek(),
  },
  openHour: rings(ana),
  closedHour: rings(ben),
  override: null,
  sms: null,
};
const routing = fakeRouting({
  companies: [{ ...main, id: otherId, label: 'Other line', closedHour: rings(ana) }, main],
  people: [
    fakeRoutedPerson(ana, 'Ana Lopez', { firstName: 'Ana' }),
    fakeRoutedPerson(ben, 'Ben Okoro', { firstName: 'Ben' }),
  ],
});
let api: FakeApi;

beforeEach(() => {
  // Wednesday, 7:30 pm in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T01:30:00Z') });
  queryClient.clear();
  signInAs();
  api = new FakeApi().on(getRoutingConfig, () => routing as never);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
  vi.useRealTimers();
});

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Company numbers' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('annex J4 says who answers each number now, and at the time that is asked for', async () => {
  renderInPortal(<AnswersDialog onClose={() => undefined} />);
  expect(await lines()).toEqual(['Main lineBen ringsClosed', 'Other lineAna ringsClosed']);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-24' } });
  const time = screen.getByRole('textbox', { name: 'Time' });
  fireEvent.change(time, { target: { value: '4 pm' } });
  expect(await lines()).toEqual(['Main lineAna ringsOpen', 'Other lineAna ringsOpen']);
  expect(screen.getByRole('link', { name: 'Main line' }).getAttribute('href')).toBe(
    `/admin-settings/numbers/edit/${mainId}/call-handling?at=2026-12-24T16:00`,
  );
});

it('annex J4 says what each key of a menu comes to', async () => {
  const front = {
    id: menuId,
    ownerType: 'company',
    ownerId: mainId,
    name: 'Front desk',
    isDefault: false,
    menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
    media: [],
    retries: 3,
    timeout: 10,
    keys: [
      { input: '1', action: 'teammate', actionId: ana },
      { input: '2', action: 'hangup', actionId: null },
      { input: 'timeout', action: 'teammate', actionId: ben },
    ],
  };
  const byMenu = { ...main, closedHour: { actionType: 'ivr', actionValue: menuId } };
  api.on(getRoutingConfig, () => ({ ...routing, companies: [byMenu], menus: [front] }) as never);
  renderInPortal(<AnswersDialog onClose={() => undefined} />);
  const keys = await screen.findByRole('list', { name: 'Keys of Front desk' });
  expect(
    within(keys)
      .getAllByRole('listitem')
      .map((key) => key.textContent),
  ).toEqual(['1 Ana rings', '2 The call ends']);
});

it('finds a number among many by its name or its digits', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...main,
    id: `${at}`,
    label: `Line ${at}`,
  }));
  const numbers = [{ id: 'n', number: '+12515550142', ownerType: 'company', ownerId: '7' }];
  api.on(getRoutingConfig, () => ({ ...routing, companies: many, numbers }) as never);
  renderInPortal(<AnswersDialog onClose={() => undefined} />);
  expect(await lines()).toHaveLength(12);
  const search = screen.getByRole('textbox', { name: 'Search name or number' });
  fireEvent.change(search, { target: { value: 'line 11' } });
  await waitFor(async () => expect(await lines()).toEqual(['Line 11Ben ringsClosed']));
  fireEvent.change(search, { target: { value: '(251) 555-01' } });
  await waitFor(async () => expect(await lines()).toEqual([expect.stringContaining('Line 7')]));
  fireEvent.change(search, { target: { value: 'fax' } });
  expect(await screen.findByText('No number matches “fax”')).toBeTruthy();
});

it('says so when the routing cannot be loaded, and tries again', async () => {
  let isBroken = true;
  api.on(getRoutingConfig, () => {
    if (isBroken) throw new Refusal('SERVERERROR');
    return routing as never;
  });
  renderInPortal(<AnswersDialog onClose={() => undefined} />);
  expect(await screen.findByText('Who answers could not be loaded')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await lines()).toHaveLength(2);
});
