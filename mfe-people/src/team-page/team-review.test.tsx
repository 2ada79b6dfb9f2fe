import { undoChange } from '@jackfield/contract/api/audit';
import { musicCalls } from '@jackfield/contract/api/hold-music';
import { menuCalls } from '@jackfield/contract/api/ivr';
import { greetingCalls } from '@jackfield/contract/api/media';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import {
  getTeam,
  setTeamMembers,
  setTeamMissedCall,
  setTeamOpenHour,
  setTeamSetting,
  type Team,
} from '@jackfield/contract/api/team';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { noticesAtom, store as portal } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  screen,
  signInAs,
  signOutOfTest,
  tenantId,
  waitFor,
  within,
} from '@jackfield/testing';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as CallHandlingPage } from '../team-call-handling/team-call-handling-page.tsx';
import { Component as FlowPage } from '../team-inbound-flow/inbound-flow-page.tsx';
import { Component as MembersPage } from '../team-members/members-page.tsx';

const id = '018f0000-0000-7000-8000-0000000000a1';
const idOf = (name: string) => `018f0000-0000-7000-8000-0000000000${name === 'Ana' ? 'b1' : 'b2'}`;
const at = '2026-01-05T15:00:00.000Z';
const voicemail = { actionType: 'voicemail', actionValue: null } as const;
const member = (fullName: string) => ({
  teammateId: idOf(fullName),
  fullName,
  extension: '1001',
  status: 'active' as const,
  profileImage: null,
});
const team = (): Team => ({
  id,
  tenantId,
  name: 'Front desk',
  extension: '2001',
  inboundFlow: 'ringGroup',
  ringGroup: { option: 'simultaneous', ringSeconds: 20 },
  callQueue: { maxWaitSeconds: 300, maxCallers: 10, musicOnHolds: [] },
  businessHour: alwaysOpenIn('America/Chicago'),
  callHandlingOpenHour: { actionType: 'team', actionValue: id },
  missedCallHandling: voicemail,
  override: null,
  voicemailGreetings: [],
  ivr: [],
  members: [member('Ana'), member('Ben')] as Team['members'],
  teammateId: [idOf('Ana'), idOf('Ben')],
  version: 3,
  createdAt: at,
  updatedAt: at,
});

/** A suspended person whose direct number leads to the team. */
const routing = ({ name, ringGroup, callQueue, ...stored }: Team) =>
  fakeRouting({
    numbers: [fakeRoutedNumber(tenantId)],
    teams: [
      {
        id,
        name,
        inboundFlow: stored.inboundFlow,
        ...ringGroup,
        maxWaitSeconds: callQueue.maxWaitSeconds,
        memberIds: stored.teammateId,
        businessHour: stored.businessHour,
        openHour: stored.callHandlingOpenHour,
        missedCall: stored.missedCallHandling,
        override: null,
        hasGreeting: true,
      },
    ],
    people: [
      fakeRoutedPerson(tenantId, 'Away', {
        status: 'suspended',
        missedCall: { actionType: 'team', actionValue: id },
      }),
      ...stored.members.map(({ teammateId, fullName }) => fakeRoutedPerson(teammateId, fullName)),
    ],
  });

let api: FakeApi;
let stored: Team;
const store = (change: Partial<Team>): Team => {
  stored = { ...stored, ...change, version: stored.version + 1 };
  return stored;
};

beforeEach(() => {
  signInAs();
  sessionStorage.clear();
  localStorage.clear();
  stored = team();
  api = new FakeApi()
    .on(getTeam, () => stored)
    .on(getRoutingConfig, () => routing(stored))
    .on(greetingCalls.team.list, () => ({
      items: [],
      maximum: 10,
      savedText: null,
      hasSpeech: false,
    }))
    .on(menuCalls.team.list, () => ({ items: [], maximum: 20, maximumMedia: 10, hasSpeech: false }))
    .on(menuCalls.team.actions, () => ({ teammate: [], team: [], ivr: [] }))
    .on(setTeamMembers, () => store({}))
    .on(setTeamSetting, () => store({}))
    .on(setTeamOpenHour, ({ body }) => store({ callHandlingOpenHour: body as never }))
    .on(setTeamMissedCall, ({ body }) => store({ missedCallHandling: body as never }))
    .on(undoChange, () => ({ restored: [], skipped: [] }));
});
afterEach(() => {
  cleanup();
  portal.set(noticesAtom, []);
  signOutOfTest();
  api.uninstall();
});

const show = (Page: ComponentType) =>
  renderInPortal(
    <>
      <Toaster />
      <Page />
    </>,
    { path: `/teams/${id}`, route: '/teams/:id' },
  ).user;
const impact = async () => within(await screen.findByRole('region', { name: 'Impact on callers' }));
const bar = async () => within(await screen.findByRole('region', { name: 'Unsaved changes' }));

it('[TEAM-05] annex J4 says who of the team rings no more, and takes it back', async () => {
  const user = show(MembersPage);
  await user.click(await screen.findByRole('button', { name: 'Remove Ana' }));
  expect(await (await impact()).findByText('Front desk no longer rings Ana.')).toBeTruthy();
  expect((await bar()).getByRole('button', { name: 'Impact on callers' })).toBeTruthy();
  await user.click((await bar()).getByRole('button', { name: /^Save( changes)?$/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.calls(undoChange)).toHaveLength(1));
  expect(api.calls(undoChange)[0]?.body).toEqual({ version: 4, versions: 1 });
  expect(await screen.findByText('Change undone')).toBeTruthy();
});

it.each([
  ['Members', MembersPage, 'Set how the team rings', 'inbound-flow'],
  ['Call handling', CallHandlingPage, 'Set how the team rings', 'inbound-flow'],
  ['Inbound flow', FlowPage, 'Set the order of members', 'members'],
] as const)(
  '[ROUTE-09] %s leads to the other half of the ring order',
  async (_, Page, name, to) => {
    show(Page);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/admin-settings/teams/edit/${id}/${to}`);
  },
);

it('[TEAM-04] annex J4 says that callers wait longer', async () => {
  const user = show(FlowPage);
  const seconds = await screen.findByRole('textbox', { name: /^Ring time/ });
  await user.clear(seconds);
  await user.type(seconds, '45');
  const line = await (await impact()).findByText('Callers wait 45 s instead of 20 s.');
  expect(line.closest('li')?.textContent).toContain('Everyone who calls, when nobody answers');
});

it('[SAY-01] says nothing of callers while a field is not valid', async () => {
  const user = show(FlowPage);
  const seconds = await screen.findByRole('textbox', { name: /^Ring time/ });
  await user.clear(seconds);
  await user.type(seconds, '70');
  expect(await (await impact()).findByText(/^Correct the marked field/)).toBeTruthy();
  expect(screen.queryByText(/No calls change|stay the same/)).toBeNull();
});

it('[TEAM-04] a ring group becomes a call queue, with its limits and its hold music', async () => {
  api.on(musicCalls.team.list, () => ({
    items: [],
    maximum: 10,
    savedText: null,
    hasSpeech: false,
  }));
  const user = show(FlowPage);
  await user.click(await screen.findByRole('radio', { name: /^Call queue/ }));
  expect(await screen.findByRole('list', { name: 'Hold music' })).toBeTruthy();
  const wait = screen.getByRole('textbox', { name: /^Maximum wait/ });
  await user.clear(wait);
  await user.type(wait, '120');
  await user.click((await bar()).getByRole('button', { name: /^Save( changes)?$/ }));
  await waitFor(() => expect(api.calls(setTeamSetting)).toHaveLength(1));
  const [sent] = api.calls(setTeamSetting);
  expect(sent?.body).toEqual({ inboundFlow: 'callQueue', callQueue: { maxWaitSeconds: 120 } });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it('[TEAM-03] annex J2 Undo takes both parts of a save back', async () => {
  const user = show(CallHandlingPage);
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  const forward = async (name: string, digits: string) => {
    await user.click((await group(name)).getByRole('radio', { name: 'Another number' }));
    await user.type((await group(name)).getByRole('textbox', { name: 'Phone number' }), digits);
  };
  await forward('Open hours', '2515550198');
  await forward('Missed calls', '2515550199');
  await user.click((await bar()).getByRole('button', { name: /^Save( changes)?$/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.calls(undoChange)).toHaveLength(1));
  expect(api.calls(undoChange)[0]?.body).toEqual({ version: 5, versions: 2 });
});
