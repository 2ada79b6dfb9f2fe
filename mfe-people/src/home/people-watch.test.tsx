import type { AccountCountry, AttentionItem } from '@jackfield/contract';
import {
  type EmergencyCall,
  listEmergencyCalls,
  seeEmergencyCall,
} from '@jackfield/contract/api/emergency-call';
import { listEmergencyPeople } from '@jackfield/contract/api/emergency';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { listVoicemailBoxes } from '@jackfield/contract/api/voicemail';
import { renderInPortal } from '@jackfield/kit/testing';
import { profileAtom, queryClient, store } from '@jackfield/runtime';
import { cleanup, FakeApi, fakeList, signInAs, signOutOfTest, waitFor } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { PeopleWatch } from './people-watch.tsx';

let api: FakeApi;
let calls: EmergencyCall[] = [];
afterEach(() => {
  calls = [];
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
});

async function told(country: AccountCountry, toFix: number): Promise<readonly AttentionItem[]> {
  const none = { people: 41, toFix, noAddress: toFix, notValid: 0, unchecked: 0, valid: 0 };
  api = new FakeApi()
    .on(listTeammates, () => ({
      ...fakeList([]),
      counts: { all: 41, active: 41, pending: 0, suspended: 0 },
    }))
    .on(listEmergencyCalls, () => ({ items: calls }))
    .on(listVoicemailBoxes, () => ({ boxes: [], deleted: 0 }))
    .on(listEmergencyPeople, () => ({ ...fakeList([]), counts: none }));
  signInAs({ profile: { role: 'admin' }, account: { country } });
  let attention: readonly AttentionItem[] | undefined;
  renderInPortal(
    <PeopleWatch
      tell={(findings) => {
        if (findings.state === 'ready') attention = findings.attention ?? [];
      }}
    />,
  );
  await waitFor(() => expect(attention).toBeDefined());
  return attention ?? [];
}

it('[EMER-01] Home says whom 911 would not find, and leads to the board', async () => {
  expect(await told('USA', 7)).toMatchObject([
    { text: '911 would not find 7 people', action: { to: '/admin-settings/users/emergency' } },
  ]);
});

it('[EMER-01] Home says nothing of 911 where all are found, nor in Malaysia', async () => {
  expect(await told('CAN', 0)).toEqual([]);
  cleanup();
  api.uninstall();
  expect(await told('MYS', 7)).toEqual([]);
});

it('[NOTE-01] a call for help stays until an admin has seen it, but for tests and the own', async () => {
  signInAs({ profile: { role: 'admin' } });
  const ownId = store.get(profileAtom)?.id ?? '';
  const called = (at: number, change: Partial<EmergencyCall> = {}): EmergencyCall => ({
    id: `018f0000-0000-7000-8000-00000000000${at}`,
    teammateId: '018f0000-0000-7000-8000-000000000009',
    teammateName: 'Maya Okafor',
    extension: '417',
    number: '911',
    isTest: false,
    from: '',
    address: null,
    startedAt: '2026-11-20T16:00:00.000Z',
    ...change,
  });
  calls = [called(1), called(2, { number: '933', isTest: true }), called(3, { teammateId: ownId })];
  const items = await told('USA', 0);
  expect(items).toMatchObject([
    { text: 'Maya Okafor called 911, 2026-11-20, 10:00 am', action: { label: 'Mark as seen' } },
  ]);
  api.on(seeEmergencyCall, () => undefined);
  await items[0]?.action.run?.();
  expect(api.calls(seeEmergencyCall)).toMatchObject([{ params: { id: called(1).id } }]);
});
