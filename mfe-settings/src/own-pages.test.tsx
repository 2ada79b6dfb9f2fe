import { listTeammateDevices } from '@jackfield/contract/api/device';
import { greetingCalls } from '@jackfield/contract/api/media';
import { listTeammateNumbers } from '@jackfield/contract/api/number';
import { updateTeammate } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeList,
  fakePhoneNumber,
  fakeTeammate,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { profileAtom, store } from '@jackfield/runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as MyDevicePage } from './my-device/my-device-page.tsx';
import { Component as PhoneNumbersPage } from './phone-numbers/phone-numbers-page.tsx';
import { Component as VoicemailPage } from './voicemail/voicemail-page.tsx';

const own = '018f0000-0000-7000-8000-0000000000d7';
const standard = { id: own, role: 'standard', hasVoicemailPin: false } as const;
let api: FakeApi;

beforeEach(() => {
  signInAs({ profile: standard });
  api = installFakeApi();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

it('[SET-03] shows the own devices, which a standard user only looks at', async () => {
  const server = { host: 'sip.example', port: 5060, transport: 'udp' } as const;
  api.on(listTeammateDevices, () => ({ ...fakeList([]), server }));
  renderInPortal(<MyDevicePage />);
  await waitFor(() => expect(api.calls(listTeammateDevices)[0]?.params).toEqual({ id: own }));
  expect(screen.queryByRole('button', { name: 'Add desk phone' })).toBeNull();
});

it('[SET-04] labels the own numbers, and neither adds nor deletes', async () => {
  const number = fakePhoneNumber({ number: '+12515550142' });
  api.on(listTeammateNumbers, () => ({ ...fakeList([number]), room: null }));
  const { user } = renderInPortal(<PhoneNumbersPage />);
  const actions = await screen.findByRole('button', { name: 'More actions for +1 (251) 555-0142' });
  expect(api.calls(listTeammateNumbers)[0]?.params).toEqual({ id: own });
  expect(screen.queryByRole('button', { name: 'Add number' })).toBeNull();
  await user.click(actions);
  expect(await screen.findByRole('menuitem', { name: 'Edit label…' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
});

it('[SET-06] shows the own greetings and keeps the own PIN', async () => {
  const { list } = greetingCalls.teammate;
  api
    .on(list, () => ({ items: [], maximum: 10, savedText: null, hasSpeech: false }))
    .on(updateTeammate, () => fakeTeammate({ ...standard, hasVoicemailPin: true }));
  const { user } = renderInPortal(<VoicemailPage />);
  await waitFor(() => expect(api.calls(list)[0]?.params).toEqual({ id: own }));
  await user.type(await screen.findByLabelText('New PIN'), '2468');
  await user.click(screen.getByRole('button', { name: 'Set PIN' }));
  await waitFor(() => expect(store.get(profileAtom)?.hasVoicemailPin).toBe(true));
  expect(api.calls(updateTeammate)[0]).toMatchObject({
    params: { id: own },
    body: { voicemailPin: '2468' },
  });
});
