import type { CallAnswer } from '@jackfield/contract';
import { undoChange } from '@jackfield/contract/api/audit';
import type { CallOverride, CallOverrideChange } from '@jackfield/contract/api/call-override';
import { menuCalls } from '@jackfield/contract/api/ivr';
import { greetingCalls } from '@jackfield/contract/api/media';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { ApiFailure, queryClient } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  fakeTeammate,
  openDialog,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClosedBadge } from './closed-badge.tsx';
import { ClosedBanner } from './closed-banner.tsx';
import { ClosedTodayButton } from './closed-today-button.tsx';

const [companyId, reneeId] = [crypto.randomUUID(), crypto.randomUUID()];
const renee = { ...fakeTeammate({ id: reneeId, fullName: 'Renee Castellano' }), numberCount: 0 };
const voicemail: RoutingTarget = {
  actionType: 'voicemail',
  actionValue: { ownerType: 'teammate', ownerId: reneeId },
};
const hours = { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false, weekly: officeWeek() };
// Wednesday 10:00 am in Chicago.
const now = Date.parse('2026-11-18T16:00:00Z');
const setBy = { id: reneeId, name: 'Maya Okafor' };

const routing: CallAnswer<typeof getRoutingConfig> = {
  country: 'USA',
  numbers: [
    {
      id: crypto.randomUUID(),
      number: '+12515550100',
      label: 'Main line',
      ownerType: 'company',
      ownerId: companyId,
      canText: true,
    },
  ],
  companies: [
    {
      id: companyId,
      label: 'Main line',
      businessHour: hours,
      sms: null,
      openHour: { actionType: 'teammate', actionValue: reneeId },
      closedHour: voicemail,
      override: null,
    },
  ],
  teams: [],
  people: [
    {
      id: reneeId,
      name: 'Renee Castellano',
      status: 'active',
      missedCall: { actionType: 'voicemail', actionValue: null },
      hasGreeting: true,
    },
  ],
  menus: [],
  messages: [],
  blockedCallers: [],
  blockedNumbers: ['+12515550199'],
  blockedCountries: [],
  allowedCountries: [],
};

let api: FakeApi;
let sent: [CallOverrideChange | null, number][];
let refusal: ApiFailure | null;

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  queryClient.clear();
  signInAs();
  sent = [];
  refusal = null;
  const counts = { all: 1, active: 1, pending: 0, suspended: 0 };
  api = new FakeApi()
    .on(listTeammates, () => ({ ...fakeList([renee]), counts }))
    .on(listTeams, () => ({ ...fakeList([]), counts: { all: 0, ringGroup: 0, callQueue: 0 } }))
    .on(greetingCalls.company.list, () => ({
      items: [],
      maximum: 10,
      savedText: null,
      hasSpeech: false,
    }))
    .on(menuCalls.company.list, () => ({
      items: [],
      maximum: 20,
      maximumMedia: 10,
      hasSpeech: false,
    }))
    .on(undoChange, () => ({ restored: ['override'], skipped: [] }))
    .on(getRoutingConfig, () => routing);
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
  vi.useRealTimers();
});

/** The page of a number: it keeps what is stored, and each write grows the version. */
function Page({ start }: { start: CallOverride | null }) {
  const [stored, setStored] = useState({ override: start, version: 3 });
  const keep = async (change: CallOverrideChange | null, version: number) => {
    sent.push([change, version]);
    if (refusal) throw refusal;
    const override = change && {
      ...change,
      note: change.note ?? '',
      setBy,
      setAt: new Date(now).toISOString(),
    };
    const next = { override, version: version + 1 };
    setStored(next);
    return next;
  };
  const owner = {
    ...stored,
    kind: 'company' as const,
    id: companyId,
    name: 'Main line',
    hours,
    closedTarget: voicemail,
    set: (change: CallOverrideChange, asOf: { version: number }) => keep(change, asOf.version),
    end: (version: number) => keep(null, version),
    reread: async () => setStored({ override: start, version: 5 }),
  };
  return (
    <>
      <Toaster />
      <ClosedTodayButton owner={owner} />
      <ClosedBanner owner={owner} />
    </>
  );
}

const show = (start: CallOverride | null = null) => renderInPortal(<Page start={start} />).user;
const at = (time: string) => new Date(time).toISOString();
const patient = { timeout: 5000 };
const impact = () => screen.findByRole('group', { name: 'Impact on callers' }, patient);
const closing = (given: Partial<CallOverride> = {}): CallOverride => ({
  until: at('2026-11-19T00:00:00Z'),
  target: voicemail,
  note: 'Snow day',
  setBy,
  setAt: at('2026-11-18T15:00:00Z'),
  ...given,
});

it('annex J4 closes until the end of the day, after saying who will notice, and takes it back', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Closed today…' }));
  await openDialog('Closed today');
  expect(await screen.findByText('Ends Thursday 12:00 am, Central Time')).toBeDefined();
  expect((await impact()).textContent).toMatch(
    /Wed Nov 18, 2026 10:00 am to 5:00 pm:.*leave a message for Renee Castellano instead of reaching Renee Castellano/,
  );
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Snow day');
  await user.click(screen.getByRole('button', { name: 'Close now' }));
  const until = at('2026-11-19T06:00:00Z');
  const change = { until, target: voicemail, note: 'Snow day' };
  await waitFor(() => expect(sent).toEqual([[change, 3]]));

  const banner = await screen.findByRole('status');
  expect(banner.textContent).toContain('Closed until Thursday 12:00 am Central Time');
  expect(banner.textContent).toContain('Set by Maya Okafor: Snow day');
  expect(screen.queryByRole('button', { name: 'Closed today…' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const ofClosing = { version: 4, versions: 1 };
  await waitFor(() => expect(api.calls(undoChange).map(({ body }) => body)).toEqual([ofClosing]));
  expect(await screen.findByRole('button', { name: 'Closed today…' })).toBeDefined();
});

it('annex J4 wants a tick before callers are lost, and a time that lies ahead', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Closed today…' }));
  const dialog = await openDialog('Closed today');
  await user.click(within(dialog).getByRole('radio', { name: 'Another number' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '2515550199');
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Close now' });
  const tick = await screen.findByRole('checkbox', { name: /these calls will drop/ }, patient);
  expect(apply.disabled).toBe(true);
  await user.click(tick);
  await user.click(within(dialog).getByRole('radio', { name: 'Date and time' }));
  await user.clear(screen.getByRole('textbox', { name: 'Time' }));
  await user.type(screen.getByRole('textbox', { name: 'Time' }), '9:00 am');
  await user.click(apply);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a time in the future.');
  expect(sent).toEqual([]);
});

it('annex J1 says why the server refuses, and keeps what was chosen', async () => {
  refusal = new ApiFailure({ status: 412, responseCode: 'VERSIONCONFLICT', traceId: '' });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Closed today…' }));
  const dialog = await openDialog('Closed today');
  await user.click(within(dialog).getByRole('radio', { name: 'Next opening' }));
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  await within(dialog).findByRole('alert');
  refusal = null;
  await user.click(screen.getByRole('button', { name: 'Close now' }));
  await waitFor(() => expect(sent.at(-1)?.[0]?.until).toBe(at('2026-11-19T15:00:00Z')));
});

it('a refusal of a field goes with what it was said of', async () => {
  const message = 'This user was suspended.';
  const errors = [{ code: 'INVALID', field: 'target.actionValue', message }];
  refusal = new ApiFailure({ status: 422, responseCode: 'INVALID', traceId: '', errors });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Closed today…' }));
  const dialog = await openDialog('Closed today');
  await user.click(within(dialog).getByRole('radio', { name: 'Next opening' }));
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'Another number' }));
  expect(within(dialog).queryByText(message)).toBeNull();
});

it('annex J4 the banner changes and ends what holds, and goes by itself at its time', async () => {
  const user = show(closing());
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toContain('Closed until 6:00 pm today');
  await waitFor(() =>
    expect(banner.textContent).toContain('Calls go to Voicemail: Renee Castellano.'),
  );
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = await openDialog('Change how long “Main line” is closed');
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Time' }).value).toBe(
    '6:00 pm',
  );
  await user.click(within(dialog).getByRole('radio', { name: 'One hour from now' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent.at(-1)?.[0]?.until).toBe(at('2026-11-18T17:00:00Z')));
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(sent.at(-1)).toEqual([null, 4]));
  cleanup();

  show(closing());
  await screen.findByRole('status');
  vi.setSystemTime(Date.parse('2026-11-19T00:00:30Z'));
  vi.advanceTimersByTime(60_000);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('annex J4 a listing tells until when, in the clock of the hours, and forgets what is over', () => {
  const badge = (until: string) => {
    cleanup();
    const closed = { until: at(until), timeZone: 'Asia/Kuala_Lumpur' };
    renderInPortal(<ClosedBadge closed={closed} />);
    return document.body.textContent;
  };
  expect(badge('2026-11-18T18:00:00Z')).toBe('Closed until 2:00 am today');
  expect(badge('2026-11-24T01:00:00Z')).toBe('Closed until Tuesday 9:00 am');
  expect(badge('2026-11-18T16:00:00Z')).toBe('');
});
