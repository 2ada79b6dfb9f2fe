import {
  checkEmergencyAddress,
  type EmergencyCounts,
  type EmergencyPerson,
  listEmergencyPeople,
  listOffices,
  logEmergencyCalls,
} from '@jackfield/contract/api/emergency';
import { updateTeammate } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeTeammate,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { Component as EmergencyPage } from './emergency-page.tsx';

let api: FakeApi;
const dauphin = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Suite 300',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const josephine: EmergencyPerson = {
  id: '018f0000-0000-7000-8000-000000000054',
  fullName: 'Josephine Carver',
  extension: '1054',
  profileImage: null,
  version: 3,
  number: '+12515550146',
  state: 'noAddress',
  address: null,
  source: null,
  registration: null,
  refusal: null,
  verdict: null,
  proposal: null,
};
const page = { limit: 25, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };

function start({
  country = 'USA',
  items = [],
  counts = {},
}: {
  country?: 'USA' | 'CAN';
  items?: EmergencyPerson[];
  counts?: Partial<EmergencyCounts>;
}) {
  signInAs({ profile: { role: 'admin' }, account: { country } });
  api = installFakeApi();
  const none = { people: 41, toFix: 0, noAddress: 0, notValid: 0, unchecked: 0, valid: 0 };
  const answer = { ...page, items, total: items.length, counts: { ...none, ...counts } };
  api.on(listEmergencyPeople, () => answer);
  api.on(listOffices, () => ({ items: [{ address: dauphin, people: 30 }] }));
  api.on(logEmergencyCalls, () => ({ ...page, items: [], total: 0 }));
  api.on(updateTeammate, () => fakeTeammate({ id: josephine.id, version: 4 }));
  return renderInPortal(<EmergencyPage />);
}
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

it.each([
  [{ toFix: 7, noAddress: 3, notValid: 4, valid: 34 }, '911 would not find 7 of 41 people'],
  [{ unchecked: 2, valid: 39 }, '911 would find 39 of 41 people'],
  [{ valid: 41 }, '911 would find all 41 people'],
])('[EMER-01] counts people: %j', async (counts, headline) => {
  start({ counts });
  expect(await screen.findByRole('heading', { name: headline })).toBeTruthy();
});

it('[EMER-01] Canada has 911 without 933', async () => {
  start({ country: 'CAN' });
  expect(await screen.findByRole('heading', { name: '911 calls' })).toBeTruthy();
  expect(screen.queryByText(/933/)).toBeNull();
});

const openForm = async () => {
  const rendered = start({ items: [josephine], counts: { toFix: 1, noAddress: 1, valid: 40 } });
  await rendered.user.click(
    await screen.findByRole('button', { name: 'Set address of Josephine Carver' }),
  );
  await rendered.user.type(await screen.findByLabelText('Room or floor'), '3rd floor');
  return rendered.user;
};
const withRoom = { ...dauphin, addressLine2: 'Suite 300, 3rd floor' };

it('[EMER-01] saves the room in an office once the service knows it', async () => {
  const user = await openForm();
  api.on(checkEmergencyAddress, () => ({ verdict: 'valid' as const, proposal: null }));
  await user.click(screen.getByRole('button', { name: 'Check and save' }));
  await waitFor(() =>
    expect(api.calls(updateTeammate)).toMatchObject([
      { params: { id: josephine.id }, body: { e911Address: withRoom } },
    ]),
  );
  expect(store.get(noticesAtom)[0]?.text).toBe('Address of Josephine Carver saved');
});

it('[EMER-01] says that an address is not checked while the service is down', async () => {
  const user = await openForm();
  api.on(checkEmergencyAddress, () => ({ verdict: null, proposal: null }));
  await user.click(screen.getByRole('button', { name: 'Check and save' }));
  await waitFor(() =>
    expect(store.get(noticesAtom)[0]?.text).toBe(
      'Address of Josephine Carver saved, not checked yet',
    ),
  );
});

it('[EMER-01] saves nothing that the service does not find, and offers what it knows', async () => {
  const user = await openForm();
  const proposal = { ...withRoom, streetName: 'Dauphine Street' };
  api.on(checkEmergencyAddress, () => ({ verdict: 'notFound' as const, proposal }));
  await user.click(screen.getByRole('button', { name: 'Check and save' }));
  const take = await screen.findByRole('button', { name: 'Use Dauphine Street' });
  expect(api.calls(updateTeammate)).toEqual([]);
  api.on(checkEmergencyAddress, () => ({ verdict: 'valid' as const, proposal: null }));
  await user.click(take);
  await waitFor(() =>
    expect(api.calls(updateTeammate)).toMatchObject([{ body: { e911Address: proposal } }]),
  );
});

it.each([
  ['open' as const, 'Being registered', null],
  ['registered' as const, 'Registered', null],
  ['refused' as const, 'Refused', 'Help cannot be sent there.'],
])('[EMER-01] says that an address is %s, and why', async (registration, words, refusal) => {
  const state = refusal === null ? ('valid' as const) : ('notValid' as const);
  const own = { address: dauphin, source: 'own' as const, verdict: 'valid' as const };
  start({ items: [{ ...josephine, ...own, state, registration, refusal }], counts: { toFix: 1 } });
  expect(await screen.findByText(words)).toBeTruthy();
  if (refusal !== null) expect(screen.getByText(refusal)).toBeTruthy();
});

it('[EMER-01] offers everybody for a move where nobody is to be fixed', async () => {
  const { user } = start({ counts: { valid: 41 } });
  const moving = { ...josephine, state: 'valid' as const };
  api.on(listEmergencyPeople, ({ query }) => {
    const items = query['show'] === undefined ? [moving] : [];
    const counts = { people: 41, toFix: 0, noAddress: 0, notValid: 0, unchecked: 0, valid: 41 };
    return { ...page, items, total: items.length, counts };
  });
  await user.click(await screen.findByRole('button', { name: 'Set for several…' }));
  expect(await screen.findByRole('checkbox', { name: /^Josephine Carver/ })).toBeTruthy();
});
