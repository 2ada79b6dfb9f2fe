import { paths } from '@jackfield/contract';
import { undoChange } from '@jackfield/contract/api/audit';
import type { CallOverrideChange } from '@jackfield/contract/api/call-override';
import {
  type Company,
  endCompanyOverride,
  getCompany,
  setCompanyCallHandling,
  setCompanyOverride,
  updateCompany,
} from '@jackfield/contract/api/company';
import { menuCalls } from '@jackfield/contract/api/ivr';
import { greetingCalls } from '@jackfield/contract/api/media';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { officeWeek } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import { Toaster } from '@jackfield/kit/ui/feedback';
import {
  cleanup,
  emitLive,
  FakeApi,
  fakeList,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  fakeTeammate,
  openDialog,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as AdvancedPage } from '../number-advanced/number-advanced-page.tsx';
import { Component as HoursPage } from '../number-hours/number-hours-page.tsx';
import { Component as MenusPage } from '../number-menus/number-menus-page.tsx';
import { Component as MessagesPage } from '../number-messages/number-messages-page.tsx';
import { Component as RoutingPage } from '../number-routing/number-routing-page.tsx';
import { companyId, ownerId, wholeCompany } from './sample-number.ts';

/** The routing of an account with that company number, one phone number, and its owner. */
const routing = (company: Company) =>
  fakeRouting({
    numbers: [fakeRoutedNumber(company.id, 'company')],
    companies: [
      {
        id: company.id,
        label: company.label,
        businessHour: company.businessHour,
        openHour: company.callHandlingOpenHour,
        closedHour: company.callHandlingClosedHour,
        override: null,
        sms: company.smsHandling.actionType === 'none' ? null : company.smsHandling,
      },
    ],
    people: [fakeRoutedPerson(ownerId, 'Renee Castellano')],
  });

let api: FakeApi;
let stored: Company;
const renee = fakeTeammate({ id: ownerId, fullName: 'Renee Castellano', extension: '1001' });

beforeEach(() => {
  signInAs();
  sessionStorage.clear();
  localStorage.clear();
  stored = wholeCompany();
  const counts = { all: 1, active: 1, pending: 0, suspended: 0 };
  api = new FakeApi()
    .on(getCompany, () => stored)
    .on(setCompanyCallHandling, ({ body }) => {
      stored = { ...stored, ...(body as Partial<Company>), version: stored.version + 1 };
      return stored;
    })
    .on(updateCompany, () => stored)
    .on(listTeammates, () => ({ ...fakeList([{ ...renee, numberCount: 0 }]), counts }))
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
    .on(getRoutingConfig, () => routing(stored))
    .on(menuCalls.company.actions, () => ({ teammate: [], team: [], ivr: [] }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const show = (Page: ComponentType, path = `/numbers/${companyId}`, route = '/numbers/:id') =>
  renderInPortal(
    <>
      <Toaster />
      <Page />
    </>,
    { path, route },
  ).user;
const place = (name: string) => screen.findByRole('group', { name });
const radio = async (of: string, name: string) =>
  within(await place(of)).getByRole<HTMLInputElement>('radio', { name });
const patient = { timeout: 5000 };
const save = async () =>
  within(await screen.findByRole('region', { name: 'Unsaved changes' })).getByRole('button', {
    name: /^Save( changes)?$/,
  });
const undone = () => api.calls(undoChange).map(({ params, body }) => [params, body]);
/** Answers Undo by storing what was there before. */
const onUndo = (before: Partial<Company>) =>
  api.on(undoChange, () => {
    stored = { ...stored, ...before, version: stored.version + 1 };
    return { restored: Object.keys(before), skipped: [] };
  });
const oneSave = [
  [
    { entity: 'company', id: companyId },
    { version: 4, versions: 1 },
  ],
];
const sent = () =>
  api.calls(setCompanyCallHandling).map(({ body, headers }) => [headers.get('if-match'), body]);

it('[ROUTE-02] saves the hour that changed and nothing else', async () => {
  const user = show(RoutingPage);
  await user.click(await radio('While closed', 'Another number'));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '2515550199');
  await user.click(await save());
  const callHandlingClosedHour = { actionType: 'number', actionValue: '+12515550199' };
  await waitFor(() => expect(sent()).toEqual([['"3"', { callHandlingClosedHour }]]));
});

it('annex J4 says before Save who will notice, and takes it back afterwards', async () => {
  onUndo({ callHandlingOpenHour: stored.callHandlingOpenHour });
  const user = show(RoutingPage);
  await screen.findByRole('region', { name: 'Call flow' }, patient);
  const kept = screen.getByRole('region', { name: 'Impact on callers' });
  expect(within(kept).getByText(/^Change something/)).toBeTruthy();
  await user.click(await radio('While open', 'Another number'));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '2515550199');
  const impact = await screen.findByRole('region', { name: 'Impact on callers' }, patient);
  expect(await within(impact).findByText('Calls go to +1 (251) 555-0199.')).toBeTruthy();
  expect(impact).toBe(kept);
  expect(impact.textContent).toContain('BeforeRenee Castellano’s voicemail');
  await user.click(await save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  // The newest toast is on top.
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' }, patient);
  await user.click(undo as HTMLElement);
  await waitFor(() => expect(undone()).toEqual(oneSave));
  await waitFor(async () => expect((await radio('While open', 'Voicemail')).checked).toBe(true));
});

it('annex J4 promises nothing of an option that nobody is chosen for', async () => {
  const user = show(RoutingPage);
  await screen.findByRole('region', { name: 'Call flow' }, patient);
  await user.click(await radio('While open', 'User'));
  const impact = await screen.findByRole('region', { name: 'Impact on callers' }, patient);
  expect(within(impact).getByText('Choose a user to see the impact on callers.')).toBeTruthy();
  expect(screen.queryByText(/^No calls change/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'No change for callers' })).toBeNull();
});

it('ENT-27 a time that cannot be read is red and focused by Save, and nothing is said of callers', async () => {
  stored.businessHour = { ...stored.businessHour, alwaysOpen: false, weekly: officeWeek() };
  const user = show(HoursPage);
  const closes = await screen.findByRole('textbox', { name: 'Monday, closes' });
  await user.clear(closes);
  await user.type(closes, '130x');
  await user.click(await save());
  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  expect(await bar.findByText('1 field needs attention')).toBeTruthy();
  expect(bar.queryByRole('button', { name: 'No change for callers' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(closes));
  expect(closes.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Correct the hours to see the impact on callers.')).toBeTruthy();
});

it('[ROUTE-02] [RT-13] shows both hours and follows what others store', async () => {
  show(RoutingPage);
  expect((await radio('While open', 'Voicemail')).checked).toBe(true);
  expect(await screen.findAllByTitle('Renee Castellano, Ext. 1001')).toHaveLength(2);
  const callHandlingOpenHour = { actionType: 'teammate', actionValue: ownerId } as const;
  stored = { ...stored, callHandlingOpenHour, version: 4 };
  emitLive({ eventType: 'callhandling', id: companyId, ownerType: 'company', ownerId: companyId });
  await waitFor(async () => expect((await radio('While open', 'User')).checked).toBe(true));
});

it('[ROUTE-07] IVR without menus opens Add IVR Menu, and leaving it restores the option', async () => {
  const user = show(RoutingPage);
  // The option is there once the menus were read.
  await user.click(
    await within(await place('While open')).findByRole('radio', { name: 'IVR' }, patient),
  );
  const dialog = await screen.findByRole('dialog', { name: /Add IVR Menu/ });
  await user.click(within(dialog).getByRole('button', { name: /CANCEL|Cancel/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await radio('While open', 'Voicemail')).checked).toBe(true);
});

it('annex J4 closes a number for now, on the version that somebody else made meanwhile', async () => {
  let refusals = 1;
  api
    .on(setCompanyOverride, ({ body }) => {
      stored = { ...stored, version: stored.version + 1 };
      refusals -= 1;
      if (refusals === 0) throw new Refusal('VERSIONCONFLICT');
      const setBy = { id: ownerId, name: 'Renee Castellano' };
      const override = {
        note: '',
        setBy,
        setAt: stored.createdAt,
        ...(body as CallOverrideChange),
      };
      stored = { ...stored, override };
      return stored;
    })
    .on(endCompanyOverride, () => {
      stored = { ...stored, override: null, version: stored.version + 1 };
      return stored;
    });
  const user = show(RoutingPage);
  await user.click(await screen.findByRole('button', { name: 'Closed today…' }));
  const dialog = await openDialog('Closed today');
  await user.click(within(dialog).getByRole('button', { name: 'Close now' }));
  await within(dialog).findByRole('alert');
  await waitFor(() => expect(api.calls(getCompany)).toHaveLength(2));
  await user.click(within(dialog).getByRole('button', { name: 'Close now' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(await screen.findByRole('button', { name: 'Closed today…' })).toBeTruthy();
  const versions = [setCompanyOverride, endCompanyOverride].flatMap((endpoint) =>
    api.calls(endpoint).map(({ headers }) => headers.get('if-match')),
  );
  expect(versions).toEqual(['"3"', '"4"', '"5"']);
});

it('[IVR-03] [IVR-19] [OP-78] each hour of a number has its default menu', async () => {
  const menu = (id: string, name: string, isDefault: boolean) => ({
    id,
    name,
    isDefault,
    keys: [{ input: '1' as const, action: 'teammate' as const, actionId: ownerId }],
    media: [],
    menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
    retries: 3,
    timeout: 10,
    interdigitTimeout: 3,
    version: 1,
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  });
  const [main, night] = [crypto.randomUUID(), crypto.randomUUID()];
  const items = [menu(main, 'Main menu', true), menu(night, 'Night menu', false)];
  const open = { actionType: 'ivr', actionValue: main } as const;
  const businessHour = { ...stored.businessHour, alwaysOpen: false };
  stored = { ...stored, businessHour, callHandlingOpenHour: open };
  onUndo({ callHandlingClosedHour: stored.callHandlingClosedHour });
  api.on(menuCalls.company.list, () => ({
    items,
    maximum: 20,
    maximumMedia: 10,
    hasSpeech: false,
  }));
  const owner = { ownerType: 'company', ownerId: companyId } as const;
  const menus = items.map((item) => ({ ...item, ...owner, media: [] }));
  api.on(getRoutingConfig, () => ({ ...routing(stored), menus }));
  const route = paths.admin.menus({ ...owner, ownerId: ':id' }, ':menuId?');
  const user = show(MenusPage, paths.admin.menus(owner), route);
  await user.click(await screen.findByRole('button', { name: 'More actions for Night menu' }));
  // The number has its own on its other pages.
  expect(await screen.findAllByRole('button', { name: 'History' })).toHaveLength(1);
  expect(await screen.findByRole('menuitem', { name: 'Set as default open hour' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Set as default closed hour' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Callers hear Night menu\./)).toBeTruthy();
  // Callers who press nothing left a message before.
  await user.click(
    await dialog.findByRole('checkbox', { name: 'I understand these calls will drop' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Send calls' }));
  const callHandlingClosedHour = { actionType: 'ivr', actionValue: night };
  await waitFor(() => expect(sent()).toEqual([['"3"', { callHandlingClosedHour }]]));
  expect(await screen.findByText('1 key, default when closed')).toBeTruthy();
  expect(screen.getByText('1 key, default when open')).toBeTruthy();
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(undo as HTMLElement);
  await waitFor(() => expect(undone()).toEqual(oneSave));
  expect(await screen.findByText('1 key')).toBeTruthy();
});

it('[ROUTE-03] [OP-76] sends text messages to a person, or answers them', async () => {
  const user = show(MessagesPage);
  await user.click(await radio('Text messages', 'User'));
  await user.click(await save());
  expect(await screen.findByText('The user field is required.')).toBeTruthy();
  await user.click(await radio('Text messages', 'Automatic answer'));
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'We call you back.');
  await user.click(await save());
  const smsHandling = { actionType: 'message', actionValue: 'We call you back.' };
  await waitFor(() => expect(sent()).toEqual([['"3"', { smsHandling }]]));
});

it('[ROUTE-03] annex J4 says whose texts are lost before Save, and puts them back', async () => {
  const smsHandling = { actionType: 'teammate', actionValue: ownerId } as const;
  stored = { ...stored, smsHandling };
  onUndo({ smsHandling });
  const user = show(MessagesPage);
  await user.click(await radio('Text messages', 'Nowhere'));
  const impact = await screen.findByRole('region', { name: 'Impact on texts' }, patient);
  expect(await within(impact).findByText('Nobody gets the text.')).toBeTruthy();
  expect(impact.textContent).toContain('Renee Castellano reads the text.');
  await user.click(await save());
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' }, patient);
  await user.click(undo as HTMLElement);
  await waitFor(() => expect(undone()).toEqual(oneSave));
  await waitFor(async () => expect((await radio('Text messages', 'User')).checked).toBe(true));
  expect(await screen.findByText('Change undone')).toBeTruthy();
});

it('annex J1 an Undo says what somebody changed again since, and takes nothing back', async () => {
  const user = show(RoutingPage);
  await user.click(await radio('While open', 'User'));
  await user.click(await radio('While open', 'Another number'));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '2515550199');
  await user.click(await save());
  const undo = await screen.findAllByRole('button', { name: 'Undo' }, patient);
  api.on(undoChange, () => {
    const message = 'This has changed again since then.';
    throw new Refusal('CHANGEDSINCE', [
      { code: 'CHANGEDSINCE', field: 'callHandlingOpenHour', message },
    ]);
  });
  await user.click(undo[0] as HTMLElement);
  const text = 'Nothing was undone. Changed again since: calls while open.';
  expect(await screen.findByText(text)).toBeTruthy();
});

it('[NUM-03] lets selected people show the number, and names at least one', async () => {
  const user = show(AdvancedPage);
  const group = await screen.findByRole('radiogroup', { name: 'Who may show it' });
  await user.click(within(group).getByRole('radio', { name: 'Selected users' }));
  await user.click(await save());
  expect(await screen.findByText('The user field is required.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Add a user' }));
  await user.click(await screen.findByTitle('Renee Castellano, Ext. 1001'));
  expect(await screen.findByRole('button', { name: 'Remove Renee Castellano' })).toBeTruthy();
  await user.click(await save());
  await waitFor(() =>
    expect(api.calls(updateCompany).map(({ body }) => body)).toEqual([
      { callerIDPermission: { type: 'selected', teammateIds: [ownerId] } },
    ]),
  );
});

it('[ROUTE-03] Malaysia has no SMS handling', async () => {
  signInAs({ account: { country: 'MYS' } });
  show(MessagesPage);
  expect(await screen.findByText(/page is not found/)).toBeTruthy();
  expect(api.calls(getCompany)).toEqual([]);
});

it('[API-92] an unknown number is not found', async () => {
  api.on(getCompany, () => {
    throw new Refusal('NOTFOUND');
  });
  show(RoutingPage);
  expect(await screen.findByText(/page is not found/)).toBeTruthy();
});
