import { type EmergencyCall, listEmergencyCalls } from '@jackfield/contract/api/emergency-call';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus, queryClient } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  type FakeApi,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import EmergencyBar from './emergency-bar.tsx';

const id = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`;
const made = (at: number, change: Partial<EmergencyCall> = {}): EmergencyCall => ({
  id: id(at),
  teammateId: id(9),
  teammateName: 'Maya Okafor',
  extension: '417',
  number: '911',
  isTest: false,
  from: '+12515550142',
  address: {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: 'Floor 2',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  },
  startedAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

let api: FakeApi;
let calls: EmergencyCall[];
beforeEach(() => {
  api = installFakeApi();
  calls = [];
  api.on(listEmergencyCalls, () => ({ items: calls }));
  signInAs();
});
afterEach(() => {
  cleanup();
  bus.emit('session:ended', { note: null });
  signOutOfTest();
  queryClient.clear();
  api.uninstall();
});

it('[CALL-07] says at once who calls for help and from where, until it is closed', async () => {
  const { user } = renderInPortal(<EmergencyBar />);
  await waitFor(() => expect(api.calls(listEmergencyCalls)).toHaveLength(1));
  calls = [made(1)];
  emitLive({ eventType: 'emergency', id: id(1) }, 'CreateEntityAsync');
  const told = await screen.findByRole('alert');
  expect(told.textContent).toBe(
    'Maya Okafor called 911. 2026-11-20, 4:00 am, extension 417. This address went with the call: 214 Dauphin Street, Floor 2, Mobile, AL 36602. The operator calls back at +1 (251) 555-0142.',
  );
  calls = [made(2, { teammateName: 'Ben Li' }), made(1)];
  emitLive({ eventType: 'emergency', id: id(2) }, 'CreateEntityAsync');
  await screen.findByText('Ben Li called 911.');
  expect(screen.getByText('Maya Okafor called 911.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  expect(screen.queryByText('Maya Okafor called 911.')).toBeNull();
  cleanup();
  renderInPortal(<EmergencyBar />);
  await screen.findByText('Ben Li called 911.');
  expect(screen.queryByText('Maya Okafor called 911.')).toBeNull();
});

it('[CALL-07] says what is a test, and that neither an address nor a number was known', async () => {
  calls = [made(1, { number: '933', isTest: true, address: null, from: '' })];
  renderInPortal(<EmergencyBar />);
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('Maya Okafor made a test call to 933. Nobody was sent.');
  expect(told.textContent).toContain(
    'No address was known, so the operator has to ask where to send help. The call showed no number, so the operator cannot call back.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
