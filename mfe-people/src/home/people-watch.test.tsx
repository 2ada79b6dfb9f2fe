import type { AccountCountry, AttentionItem } from '@jackfield/contract';
import { listEmergencyPeople } from '@jackfield/contract/api/emergency';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, FakeApi, fakeList, signInAs, signOutOfTest, waitFor } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { PeopleWatch } from './people-watch.tsx';

let api: FakeApi;
afterEach(() => {
  cleanup();
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
