import { recordHistory } from '@jackfield/contract/api/audit';
import { getTeam, setTeamSetting, type Team } from '@jackfield/contract/api/team';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  emitLive,
  FakeApi,
  fakeList,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  tenantId,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as Page } from './business-hour-page.tsx';

const id = '018f0000-0000-7000-8000-0000000000a1';
const at = '2026-01-05T15:00:00.000Z';
const office = {
  ...alwaysOpenIn('America/Chicago'),
  alwaysOpen: false,
  weekly: officeWeek(),
};
const team = (): Team => ({
  id,
  tenantId,
  name: 'Front desk',
  extension: '2001',
  inboundFlow: 'ringGroup',
  ringGroup: { option: 'simultaneous', ringSeconds: 20 },
  callQueue: { maxWaitSeconds: 300, maxCallers: 10, musicOnHolds: [] },
  businessHour: office,
  callHandlingOpenHour: { actionType: 'team', actionValue: id },
  missedCallHandling: { actionType: 'voicemail', actionValue: null },
  override: null,
  voicemailGreetings: [],
  ivr: [],
  members: [],
  teammateId: [],
  version: 3,
  createdAt: at,
  updatedAt: at,
});

let api: FakeApi;
let stored: Team;

/** Somebody else stores other hours of a day. */
function elsewhere(day: 'monday' | 'friday', to: string): void {
  const weekly = { ...stored.businessHour.weekly, [day]: [{ from: '09:00', to }] };
  const businessHour = { ...stored.businessHour, weekly };
  stored = { ...stored, businessHour, version: stored.version + 1 };
}

beforeEach(() => {
  signInAs();
  sessionStorage.clear();
  localStorage.clear();
  stored = team();
  api = new FakeApi()
    .on(getTeam, () => stored)
    .on(recordHistory, () => fakeList([]))
    .on(setTeamSetting, ({ body, headers }) => {
      if (headers.get('if-match') !== `"${stored.version}"`) {
        throw new Refusal('VERSIONCONFLICT', [], stored);
      }
      stored = { ...stored, ...(body as Partial<Team>), version: stored.version + 1 };
      return stored;
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const show = () => renderInPortal(<Page />, { path: `/teams/${id}`, route: '/teams/:id' }).user;
/** The machine may have much else to do. */
const patient = { timeout: 5000 };
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patient);
const save = async () =>
  within(await screen.findByRole('region', { name: 'Unsaved changes' })).getByRole('button', {
    name: /^Save( changes)?$/,
  });

it('[TEAM-02] saves the hours whole, as of the version that was read', async () => {
  const user = show();
  const closes = await field('Thursday, closes');
  await user.clear(closes);
  await user.type(closes, '7 pm');
  await user.click(await save());
  await waitFor(() => expect(api.calls(setTeamSetting)).toHaveLength(1), patient);
  const [{ body, headers } = { body: null, headers: new Headers() }] = api.calls(setTeamSetting);
  expect(headers.get('if-match')).toBe('"3"');
  expect(body).toEqual({
    businessHour: {
      ...office,
      weekly: { ...office.weekly, thursday: [{ from: '09:00', to: '19:00' }] },
    },
  });
});

it('[RT-14] follows what others store', async () => {
  show();
  expect((await field('Monday, closes')).value).toBe('5:00 pm');
  elsewhere('monday', '18:30');
  emitLive({ eventType: 'businesshour', id, ownerType: 'team', ownerId: id });
  await waitFor(async () => expect((await field('Monday, closes')).value).toBe('6:30 pm'), patient);
});

it('annex J1 hours of another day that somebody stored meanwhile are kept', async () => {
  const user = show();
  const closes = await field('Thursday, closes');
  await user.clear(closes);
  await user.type(closes, '7 pm');
  elsewhere('friday', '12:00');
  await user.click(await save());
  await waitFor(() => expect(stored.version).toBe(5), patient);
  expect(stored.businessHour.weekly).toMatchObject({
    thursday: [{ from: '09:00', to: '19:00' }],
    friday: [{ from: '09:00', to: '12:00' }],
  });
});
