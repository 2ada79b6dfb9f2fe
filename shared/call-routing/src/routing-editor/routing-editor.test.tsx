import type { MediaItem } from '@jackfield/contract/api/media';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingTarget, TargetPlace } from '@jackfield/contract/api/routing';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { Dialog } from '@jackfield/kit/ui/overlay';
import {
  cleanup,
  FakeApi,
  type FakeRequest,
  fakeList,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  fakeTeammate,
  recordBus,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RoutingEditor, type RoutingEditorProps } from './routing-editor.tsx';
import type { RoutingMenu, RoutingMenus } from './routing-parts.ts';
import { targetFault } from './target-rule.ts';

const own = 'own';
const all = ['User', 'Team', 'Call group', 'Another number', 'Voicemail', 'Message', 'IVR'];
const voicemail: RoutingTarget = { actionType: 'voicemail', actionValue: null };
const group = (...list: string[]): RoutingTarget => ({
  actionType: 'callgroup',
  actionValue: { option: 'simultaneous', list },
});

const person = (id: string, fullName: string, extension: string, more: object = {}) => ({
  ...fakeTeammate({ id, fullName, extension }),
  numberCount: 0,
  ...more,
});
const people = [
  person('maya', 'Maya Okafor', '1002'),
  person('priya', 'Priya Raghunathan', '1005'),
  person('daniel', 'Daniel Whitcombe', '1004'),
  person('sam', 'Sam Suspended', '1006', { status: 'suspended' }),
  person('pia', 'Pia Pending', '1007', { status: 'pending' }),
];
const team = (id: string, name: string, extension: string) => ({
  id,
  name,
  extension,
  inboundFlow: 'ringGroup' as const,
  memberCount: 2,
  closedUntil: null,
  version: 1,
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-01-05T15:00:00.000Z',
});
const teams = [team('desk', 'Front desk', '300'), team('own', 'Billing', '301')];

const matching = <Item extends { id: string }>(items: Item[], { query }: FakeRequest) =>
  query['ids'] === undefined
    ? items.filter((item) => JSON.stringify(item).includes(query['search'] ?? ''))
    : items.filter(({ id }) => query['ids']?.split(',').includes(id));

let api: FakeApi;
let last: RoutingTarget;

beforeEach(() => {
  signInAs();
  api = new FakeApi()
    .on(listTeammates, (request) => ({
      ...fakeList(matching(people, request)),
      counts: { all: 5, active: 3, pending: 1, suspended: 1 },
    }))
    .on(listTeams, (request) => ({
      ...fakeList(matching(teams, request)),
      counts: { all: 2, ringGroup: 2, callQueue: 0 },
    }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const greeting: MediaItem = {
  id: 'moved',
  fileName: 'We have moved',
  url: '/media/moved',
  isDefault: false,
  isSelected: false,
  duration: 500,
  inputText: null,
};
const greetings = {
  media: {
    items: [greeting, { ...greeting, id: 'standard', fileName: 'Default', isDefault: true }],
    maximum: 10,
    savedText: null,
    hasSpeech: true,
  },
  upload: vi.fn(),
  addText: vi.fn(),
  select: vi.fn(),
  remove: vi.fn(),
};

const menusOf = (items: RoutingMenu[]): RoutingMenus => ({
  items,
  readAgain: async () => undefined,
  onAdd: async () => null,
});

function Form({ start, ...rest }: { start: RoutingTarget } & Partial<RoutingEditorProps>) {
  const [value, setValue] = useState(start);
  const [stored, setStored] = useState(start);
  return (
    <>
      <RoutingEditor
        label="Open hours"
        place="teamOpenHour"
        ownerId={own}
        greetings={greetings}
        menus={menusOf([])}
        stored={stored}
        {...rest}
        value={value}
        error={targetFault(value) ?? undefined}
        onChange={(next) => {
          last = next;
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setStored({ actionType: 'team', actionValue: 'desk' })}>
        Store
      </button>
    </>
  );
}

const show = (start: RoutingTarget, rest: Partial<RoutingEditorProps> = {}) =>
  renderInPortal(<Form start={start} {...rest} />).user;
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.getByRole('combobox', { name });
const pick = async (user: ReturnType<typeof show>, name: string, title: string) => {
  await user.click(box(name));
  await user.click(await screen.findByTitle(title));
};
const names = () =>
  within(screen.getByRole('list', { name: 'Users of the call group' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[title]')?.textContent);

it('[ROUTE-05] shows seven options in their order, one of them chosen', () => {
  show(voicemail);
  const options = screen.getAllByRole<HTMLInputElement>('radio');
  expect(options.map((each) => each.parentElement?.children[2]?.textContent)).toEqual(all);
  expect(options.filter(({ checked }) => checked)).toEqual([option('Voicemail')]);
});

it.each<[TargetPlace, string[]]>([
  ['teammateMissedCall', ['User', 'Team', 'Another number', 'Voicemail']],
  ['teamMissedCall', ['User', 'Team', 'Another number', 'Voicemail', 'Message']],
  ['companyOpenHour', all],
])('[ROUTE-05] %s offers what it takes', (place, offered) => {
  show({ actionType: 'teammate', actionValue: 'maya' }, { place });
  expect(
    screen.getAllByRole('radio').map((each) => each.parentElement?.children[2]?.textContent),
  ).toEqual(offered);
});

it('[ROUTE-06] each option shows exactly its own controls', async () => {
  const user = show(voicemail);
  const controls: Record<string, () => HTMLElement> = {
    User: () => box('User'),
    Team: () => box('Team'),
    'Call group': () => box('Add a user'),
    'Another number': () => screen.getByRole('textbox', { name: 'Phone number' }),
    Message: () => box('Greeting'),
    Voicemail: () => screen.getByText(/chosen under Voicemail/),
  };
  for (const name of Object.keys(controls)) {
    await user.click(option(name));
    const shown = Object.entries(controls).filter(([, find]) => {
      try {
        return find();
      } catch {
        return false;
      }
    });
    expect(shown.map(([each]) => each)).toEqual([name]);
  }
});

it('[ROUTE-04] picks a person, found by the server', async () => {
  const user = show(voicemail);
  await user.click(option('User'));
  expect(screen.getByText('The user field is required.')).toBeTruthy();
  await user.type(box('User'), 'Priya');
  await waitFor(() =>
    expect(api.calls(listTeammates).some(({ query }) => query['search'] === 'Priya')).toBe(true),
  );
  await user.click(await screen.findByTitle('Priya Raghunathan, Ext. 1005'));
  expect(last).toEqual({ actionType: 'teammate', actionValue: 'priya' });
  expect(screen.queryByText('The user field is required.')).toBeNull();
});

it('[ROUTE-04] offers nobody but who holds the text, before the server has answered too', async () => {
  const user = show(voicemail);
  await user.click(option('User'));
  await user.click(box('User'));
  await screen.findByTitle('Maya Okafor, Ext. 1002');
  await user.keyboard('Priya');
  expect(api.calls(listTeammates).some(({ query }) => query['search'] === 'Priya')).toBe(false);
  expect(screen.getByTitle('Priya Raghunathan, Ext. 1005')).toBeTruthy();
  expect(screen.queryByTitle('Maya Okafor, Ext. 1002')).toBeNull();
});

it("[SHELL-59] empty lists say 'No user available', 'No team available' and 'No additional IVR'", async () => {
  api
    .on(listTeammates, () => ({
      ...fakeList([]),
      counts: { all: 0, active: 0, pending: 0, suspended: 0 },
    }))
    .on(listTeams, () => ({ ...fakeList([]), counts: { all: 0, ringGroup: 0, callQueue: 0 } }));
  const user = show({ actionType: 'ivr', actionValue: '' });
  await user.click(box('Menu'));
  expect(await screen.findByText('No additional IVR')).toBeTruthy();
  await user.click(option('User'));
  await user.click(box('User'));
  expect(await screen.findByText('No user available')).toBeTruthy();
  await user.click(option('Team'));
  await user.click(box('Team'));
  expect(await screen.findByText('No team available')).toBeTruthy();
});

it('[ROUTE-04] says of users who cannot ring that they are pending or suspended', async () => {
  const user = show({ actionType: 'teammate', actionValue: '' });
  await user.click(box('User'));
  const said = async (title: string) => (await screen.findByTitle(title)).textContent;
  expect(await said('Pia Pending, Ext. 1007')).toBe('Pia Pending, Ext. 1007Pending');
  expect(await said('Sam Suspended, Ext. 1006')).toBe('Sam Suspended, Ext. 1006Suspended');
  expect(await said('Maya Okafor, Ext. 1002')).toBe('Maya Okafor, Ext. 1002');
});

it('[ROUTE-09] [ROUTE-10] a new call group rings simultaneously', async () => {
  const user = show(voicemail);
  await user.click(option('Call group'));
  expect(last).toEqual(group());
  expect(option('Ring simultaneously').checked).toBe(true);
  await user.click(option('Round robin'));
  expect(last).toEqual({ actionType: 'callgroup', actionValue: { option: 'single', list: [] } });
});

it('[ROUTE-11] [ROUTE-13] adds users at the end and hides them from the picker', async () => {
  const user = show(group('maya'));
  await pick(user, 'Add a user', 'Daniel Whitcombe, Ext. 1004');
  await pick(user, 'Add a user', 'Priya Raghunathan, Ext. 1005');
  expect(last).toEqual(group('maya', 'daniel', 'priya'));
  await waitFor(() =>
    expect(names()).toEqual(['Maya Okafor', 'Daniel Whitcombe', 'Priya Raghunathan']),
  );
  await user.click(box('Add a user'));
  expect(await screen.findByTitle('Sam Suspended, Ext. 1006')).toBeTruthy();
  expect(screen.queryByTitle('Daniel Whitcombe, Ext. 1004')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Daniel Whitcombe' }));
  await user.click(box('Add a user'));
  expect(await screen.findByTitle('Daniel Whitcombe, Ext. 1004')).toBeTruthy();
});

it('[IVR-25] tells the other parts of the page which call group was chosen', async () => {
  const end = new AbortController();
  const heard = recordBus('selected-callgroup', end.signal);
  const user = show(group('maya'));
  await pick(user, 'Add a user', 'Daniel Whitcombe, Ext. 1004');
  await user.click(option('Round robin'));
  end.abort();
  expect(heard.map(({ option: how, list }) => [how, list])).toEqual([
    ['simultaneous', ['maya', 'daniel']],
    ['single', ['maya', 'daniel']],
  ]);
  expect(heard[0]).toMatchObject({ ownerType: 'team', ownerId: own });
});

it('[ROUTE-12] the last user has no remove control', async () => {
  const user = show(group('maya', 'priya'));
  await user.click(await screen.findByRole('button', { name: 'Remove Maya Okafor' }));
  expect(last).toEqual(group('priya'));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByText('The last person cannot be removed.')).toBeTruthy();
});

it('[ROUTE-11] keys and buttons change the order', async () => {
  const user = show(group('maya', 'priya', 'daniel'));
  const handle = await screen.findByRole('button', { name: 'Reorder Maya Okafor' });
  handle.focus();
  await user.keyboard('{End}');
  expect(last).toEqual(group('priya', 'daniel', 'maya'));
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Maya Okafor');
  expect(screen.getByText('Maya Okafor is now number 3 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Move Daniel Whitcombe up' }));
  expect(last).toEqual(group('daniel', 'priya', 'maya'));
});

it('[ROUTE-08] another number that is one of yours says whose it is', async () => {
  const number = fakeRoutedNumber('maya');
  api.on(getRoutingConfig, () =>
    fakeRouting({ numbers: [number], people: [fakeRoutedPerson('maya', 'Maya Okafor')] }),
  );
  show({ actionType: 'number', actionValue: number.number });
  expect(
    await screen.findByText('This is Maya Okafor’s number, so the call comes back in.'),
  ).toBeTruthy();
});

it('[ROUTE-08] [ENT-26] [VAL-04] another number is stored in international format', async () => {
  const user = show(voicemail);
  await user.click(option('Another number'));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '251555');
  expect(screen.getByText('The phone number format is invalid.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0199');
  expect(last).toEqual({ actionType: 'number', actionValue: '+12515550199' });
  expect(screen.queryByText('The phone number format is invalid.')).toBeNull();
});

it('[ROUTE-06] keeps what was entered under another option until something is stored', async () => {
  const user = show(voicemail);
  await user.click(option('Another number'));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '2515550199');
  await user.click(option('Team'));
  await user.click(option('Another number'));
  expect(last).toEqual({ actionType: 'number', actionValue: '+12515550199' });
  await user.click(option('Voicemail'));
  await user.click(screen.getByRole('button', { name: 'Store' }));
  await user.click(option('Another number'));
  expect(last).toEqual({ actionType: 'number', actionValue: '' });
});

it('[ROUTE-07] IVR without menus opens Add IVR Menu; leaving it restores the option', async () => {
  let answer: (id: string | null) => void = () => undefined;
  const onAdd = vi.fn(() => new Promise<string | null>((resolve) => (answer = resolve)));
  const user = show(voicemail, { menus: { ...menusOf([]), onAdd } });
  await user.click(option('IVR'));
  expect(onAdd).toHaveBeenCalledTimes(1);
  answer(null);
  await waitFor(() => expect(option('Voicemail').checked).toBe(true));
  await user.click(option('IVR'));
  answer('menu');
  await waitFor(() => expect(last).toEqual({ actionType: 'ivr', actionValue: 'menu' }));
  expect(option('IVR').checked).toBe(true);
});

it('[OP-79] a menu without keys is marked and cannot be chosen', async () => {
  const items = [
    { id: 'main', name: 'Main menu', isIncomplete: false },
    { id: 'empty', name: 'Holidays', isIncomplete: true },
  ];
  const user = show(voicemail, { menus: menusOf(items) });
  await user.click(option('IVR'));
  expect(screen.getByText('This IVR field is required.')).toBeTruthy();
  await user.click(box('Menu'));
  expect((await screen.findByTitle('Holidays (Incomplete)')).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(screen.getByTitle('Main menu'));
  expect(last).toEqual({ actionType: 'ivr', actionValue: 'main' });
});

const mainAndHolidays = menusOf([
  { id: 'main', name: 'Main menu', isIncomplete: false },
  { id: 'holidays', name: 'Holidays', isIncomplete: false },
]);

it('[IVR-09] a menu added beside a chosen one is offered, never chosen by itself', async () => {
  const toMain: RoutingTarget = { actionType: 'ivr', actionValue: 'main' };
  last = toMain;
  const user = show(toMain, { menus: { ...mainAndHolidays, onAdd: async () => 'holidays' } });
  await user.click(screen.getByRole('button', { name: 'Add menu' }));
  expect(
    await screen.findByText('“Holidays” is added. Calls still go where they did.'),
  ).toBeTruthy();
  expect(last).toBe(toMain);
  await user.click(screen.getByRole('button', { name: 'Send these calls to it' }));
  expect(last).toEqual({ actionType: 'ivr', actionValue: 'holidays' });
  expect(screen.queryByText(/Calls still go/)).toBeNull();
});

/** A target whose menu is added in a dialog. */
function FormAndDialog({ onBlur }: { onBlur(): void }) {
  const [isOpen, setOpen] = useState(false);
  const onAdd = async () => {
    setOpen(true);
    return null;
  };
  return (
    <>
      <Form
        start={{ actionType: 'ivr', actionValue: '' }}
        menus={{ ...mainAndHolidays, onAdd }}
        onBlur={onBlur}
      />
      {isOpen && (
        <Dialog open title="Add IVR Menu" onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

it('[IVR-09] a dialog above the target is no way of leaving it, the next field is', async () => {
  const onBlur = vi.fn();
  const { user } = renderInPortal(<FormAndDialog onBlur={onBlur} />);
  await user.click(screen.getByRole('button', { name: 'Add menu' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(onBlur).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'Add menu' }).focus();
  screen.getByRole('button', { name: 'Store' }).focus();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('[ROUTE-04] a menu that the list does not have yet is not called deleted', async () => {
  let answer: () => void = () => undefined;
  const readAgain = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  show({ actionType: 'ivr', actionValue: 'new' }, { menus: { ...mainAndHolidays, readAgain } });
  await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/This menu was deleted/)).toBeNull();
  answer();
  expect(await screen.findByText(/This menu was deleted/)).toBeTruthy();
});

it('[ROUTE-04] company numbers name a mailbox of a person or a team', async () => {
  const user = show(group('maya'), { place: 'companyOpenHour' });
  await user.click(option('Voicemail'));
  expect(screen.getByText('This mailbox field is required.')).toBeTruthy();
  await user.click(option('A team'));
  await pick(user, 'Team', 'Front desk, Ext. 300');
  const mailbox = { ownerType: 'team', ownerId: 'desk' };
  expect(last).toEqual({ actionType: 'voicemail', actionValue: mailbox });
});

it('[ROUTE-04] a message is a greeting of the owner, the built-in one left out', async () => {
  const user = show(voicemail, { place: 'teamMissedCall' });
  await user.click(option('Message'));
  await user.click(box('Greeting'));
  expect(screen.queryByTitle('Default')).toBeNull();
  await user.click(await screen.findByTitle('We have moved'));
  expect(last).toEqual({ actionType: 'message', actionValue: 'moved' });
  expect(screen.getByRole('button', { name: 'Play We have moved' })).toBeTruthy();
});

it('[ROUTE-04] the greetings dialog chooses the message and leaves voicemail alone', async () => {
  const user = show(voicemail, { place: 'teamMissedCall' });
  await user.click(option('Message'));
  await user.click(screen.getByRole('button', { name: 'Greetings' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('radio', { name: 'Use Default' })).toBeNull();
  await user.click(within(dialog).getByRole('radio', { name: 'Use We have moved' }));
  expect(last).toEqual({ actionType: 'message', actionValue: 'moved' });
  expect(greetings.select).not.toHaveBeenCalled();
});

it.each<[string, RoutingTarget, RegExp]>([
  ['deleted', { actionType: 'teammate', actionValue: 'nobody' }, /This user was deleted\./],
  ['suspended', { actionType: 'teammate', actionValue: 'sam' }, /Sam Suspended is suspended/],
  ['pending', { actionType: 'teammate', actionValue: 'pia' }, /Pia Pending has not signed in/],
  ['deleted', { actionType: 'team', actionValue: 'nothing' }, /This team was deleted\./],
  ['deleted', { actionType: 'message', actionValue: 'gone' }, /This greeting was deleted\./],
  ['deleted', { actionType: 'ivr', actionValue: 'gone' }, /This menu was deleted\./],
  ['suspended', group('maya', 'sam'), /Sam Suspended is suspended/],
])('[ROUTE-04] shows a %s target as such: %j', async (_, target, text) => {
  show(target);
  expect((await screen.findByText(text)).textContent).toContain('Choose another one');
});

it('[ROUTE-04] a team or person never takes its own missed calls', async () => {
  const user = show(voicemail, { place: 'teamMissedCall' });
  await user.click(option('Team'));
  await user.click(box('Team'));
  expect(await screen.findByTitle('Front desk, Ext. 300')).toBeTruthy();
  expect(screen.queryByTitle('Billing, Ext. 301')).toBeNull();
});
