import { listHolidays } from '@jackfield/contract/api/holiday';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { officeWeek } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  fakeList,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  fakeTeammate,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companyId, ownerId, wholeCompany } from '../number-page/sample-number.ts';
import { Component } from './front-desk-page.tsx';

const soon = Date.now() + 2 * 86_400_000;
let api: FakeApi;

beforeEach(() => {
  signInAs();
  const { businessHour, label } = wholeCompany();
  const voicemail = { ownerType: 'teammate', ownerId } as const;
  const company = {
    id: companyId,
    label,
    businessHour: { ...businessHour, alwaysOpen: false, weekly: officeWeek() },
    openHour: { actionType: 'teammate', actionValue: ownerId } as const,
    closedHour: { actionType: 'voicemail', actionValue: voicemail } as const,
    override: {
      until: soon,
      target: { actionType: 'voicemail', actionValue: voicemail } as const,
      by: null,
      note: null,
    },
    sms: null,
  };
  const renee = fakeTeammate({ fullName: 'Renee Castellano', extension: '1001', title: 'Owner' });
  api = new FakeApi()
    .on(getRoutingConfig, () =>
      fakeRouting({
        numbers: [fakeRoutedNumber(companyId, 'company')],
        companies: [company],
        people: [fakeRoutedPerson(ownerId, 'Renee Castellano')],
      }),
    )
    .on(listTeammates, () => ({
      ...fakeList([{ ...renee, numberCount: 1 }]),
      counts: { all: 1, active: 1, pending: 0, suspended: 0 },
    }))
    .on(listHolidays, () => ({ regions: [], items: [] }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
  vi.restoreAllMocks();
});

const show = (id = companyId) =>
  renderInPortal(<Component />, { path: `/numbers/${id}`, route: '/numbers/:id' }).user;

it('annex J9 says where calls go, who rings, what holds for now, and whom to ask', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = show();
  const sheet = within(await screen.findByRole('article', { name: 'Front desk sheet' }));
  const hours = within(sheet.getByRole('table', { name: 'Where calls go, when' }));
  expect(
    hours.getByRole('row', { name: /^Mon, Tue, Wed, Thu, Fri 9:00 am to 5:00 pm/ }),
  ).toBeTruthy();
  expect(
    hours.getByRole('row', { name: /^All other times Closed .*Message for Renee/ }),
  ).toBeTruthy();
  const ways = within(sheet.getByRole('table', { name: 'Who answers' }));
  expect(
    ways.getByRole('row', { name: /Renee Castellano Message for Renee Castellano after 20 s$/ }),
  ).toBeTruthy();
  expect(sheet.getByText(/^Closed for now, until /)).toBeTruthy();
  expect(sheet.getByRole('row', { name: 'Renee Castellano Owner Ext. 1001' })).toBeTruthy();
  expect(api.calls(listTeammates)[0]?.query['role']).toBe('admin');
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

it('annex J9 has no sheet of a number that is gone', async () => {
  show('018f0000-0000-7000-8000-0000000000aa');
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeTruthy();
});
