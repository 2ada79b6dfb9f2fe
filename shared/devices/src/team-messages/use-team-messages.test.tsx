import { listVoicemailBoxes, type VoicemailBox } from '@jackfield/contract/api/voicemail';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import {
  act,
  cleanup,
  FakeApi,
  Refusal,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTeamMessages } from './use-team-messages.ts';

let api: FakeApi;
let told: ReturnType<typeof useTeamMessages>;

function Told({ tell }: { tell(findings: typeof told): void }) {
  const findings = useTeamMessages();
  useEffect(() => {
    tell(findings);
  });
  return null;
}
const listen = () => renderInPortal(<Told tell={(findings) => (told = findings)} />);
const box = (id: string, name: string, unheardSince: string | null): VoicemailBox => ({
  kind: 'team',
  id,
  name,
  total: 1,
  fresh: 1,
  open: 1,
  taken: 0,
  done: 0,
  mail: 'off',
  unheardSince,
});
const texts = () => told.attention.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.setSystemTime(new Date('2026-11-20T16:00:00Z'));
  signInAs({ profile: { role: 'standard' } });
  api = new FakeApi();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  api.uninstall();
  vi.useRealTimers();
});

it('[NOTE-01] tells of a team whose message nobody has heard for an hour, with where to listen', async () => {
  api.on(listVoicemailBoxes, () => ({
    boxes: [
      box('018f0000-0000-7000-8000-000000000001', 'Front desk', '2026-11-20T14:15:00.000Z'),
      box('018f0000-0000-7000-8000-000000000002', 'Billing', '2026-11-20T15:30:00.000Z'),
      box('018f0000-0000-7000-8000-000000000003', 'Recall', null),
    ],
    deleted: 0,
  }));
  listen();
  await waitFor(() => expect(told?.state).toBe('ready'));
  expect(told.attention).toMatchObject([
    {
      text: 'A message for Front desk has been waiting since 2026-11-20, 8:15 am',
      action: { to: '/your-settings/messages?box=018f0000-0000-7000-8000-000000000001' },
    },
  ]);
  act(() => vi.advanceTimersByTime(29 * 60_000));
  expect(texts()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(60_000));
  await waitFor(() => expect(texts()).toHaveLength(2));
});

it('[NOTE-01] is well where support, which hears no messages, is refused', async () => {
  api.on(listVoicemailBoxes, () => {
    throw new Refusal('FORBIDDEN');
  });
  listen();
  await waitFor(() => expect(told?.state).toBe('ready'));
  expect(told.attention).toEqual([]);
});
