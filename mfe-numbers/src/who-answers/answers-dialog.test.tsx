import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
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
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswersDialog } from './answers-dialog.tsx';

const [mainId, otherId, ana, ben] = ['a1', 'a2', 'a3', 'a4'].map(
  (end) => `018f0000-0000-7000-8000-0000000000${end}`,
) as [string, string, string, string];
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
  people: [fakeRoutedPerson(ana, 'Ana Lopez'), fakeRoutedPerson(ben, 'Ben Okoro')],
});
let api: FakeApi;

beforeEach(() => {
  // Wednesday, 7:30 pm in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T01:30:00Z') });
  queryClient.clear();
  signInAs();
  api = new FakeApi()
    .on(getRoutingConfig, () => routing as never)
    .on(listPlannedChanges, () => ({ items: [] }) as never);
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
