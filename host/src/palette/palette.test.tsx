import type { CommandsContribution, Contributor, Hit } from '@jackfield/contract';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import { act, cleanup, screen, signInAs, signOutOfTest, waitFor, within } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CommandDialog from './command-dialog.tsx';
import { openedDialogAtom } from './opened-dialog.ts';
import { paletteAtom } from './palette-state.ts';
import { Palette } from './palette.tsx';
import { noteVisit } from './recent.ts';

// The browser of these tests knows no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  sessionStorage.clear();
  store.set(paletteAtom, null);
  store.set(openedDialogAtom, null);
  signInAs();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
});

function contributor(area: string, module: Partial<CommandsContribution>): Contributor<'commands'> {
  const whole = { contract: '^1.4.0', commands: () => [], ...module };
  return {
    area,
    label: `The ${area}`,
    load: async () => whole,
    loaded: () => whole,
    ask: async (question) => question(whole),
    report: () => undefined,
  };
}

const maya: Hit = {
  id: 'maya',
  group: 'People',
  text: 'Maya Okafor',
  detail: '+1 (251) 555-0142, Ext. 1002',
  face: null,
  to: '/admin-settings/users/edit/maya/profile',
};
const people = contributor('people', {
  commands: () => [{ id: 'devices', kind: 'page', label: 'Desk phones', to: '/devices' }],
  search: async (query) => ('maya okafor 0142'.includes(query) ? [maya] : []),
});

function show(contributors: readonly Contributor<'commands'>[]) {
  const onClose = vi.fn();
  const { user } = renderInPortal(<Palette contributors={contributors} onClose={onClose} />);
  return { user, onClose };
}
const group = (name: string) => screen.getByRole('group', { name });

it('[annex J8] finds a person by three digits, opens with Enter, and remembers', async () => {
  const { user, onClose } = show([people]);
  await user.keyboard('014');
  expect(await screen.findByRole('option', { name: /Maya Okafor/ })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect(window.location.pathname).toBe(maya.to));
  cleanup();
  store.set(paletteAtom, null);
  window.history.replaceState(null, '', '/admin-settings/home');
  show([people]);
  expect(within(group('Recent')).getByRole('option', { name: /Maya Okafor/ })).toBeTruthy();
});

it('[annex J8] pages come from the shell and from areas, best first', async () => {
  const { user } = show([people]);
  await user.keyboard('desk');
  const found = await screen.findByRole('option', { name: 'Desk phones' });
  await waitFor(() => expect(found.getAttribute('aria-selected')).toBe('true'));
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('bla');
  expect(within(group('Go to')).getAllByRole('option')[0]?.textContent).toContain('Blacklist');
});

it('one area that fails is named, and the others go on', async () => {
  let isBroken = true;
  const numbers = contributor('numbers', {
    search: async () => {
      if (isBroken) throw new Error('broken');
      return [{ id: 'main', group: 'Numbers', text: 'Main line', to: '/main' }];
    },
  });
  const { user } = show([people, numbers]);
  await user.keyboard('ma');
  expect(await screen.findByText(/The numbers could not be searched/)).toBeTruthy();
  expect(screen.getByRole('option', { name: /Maya Okafor/ })).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Main line' })).toBeTruthy();
});

it('a command opens its dialog over the page, where an older portal would leave it', async () => {
  let isBroken = false;
  function Call({ onClose }: { onClose(): void }) {
    if (isBroken) throw new Error('broken');
    return <button onClick={onClose}>Hang up</button>;
  }
  const report = vi.fn();
  const numbers = contributor('numbers', {
    commands: () => [
      {
        id: 'call',
        kind: 'action',
        label: 'Try a call…',
        to: '/elsewhere',
        open: (onClose) => <Call onClose={onClose} />,
      },
    ],
  });
  const before = window.location.pathname;
  const { user, onClose } = show([{ ...numbers, report }]);
  renderInPortal(<CommandDialog />);
  await user.keyboard('try');
  await user.click(await screen.findByRole('option', { name: 'Try a call…' }));
  expect(onClose).toHaveBeenCalled();
  expect(window.location.pathname).toBe(before);
  await user.click(await screen.findByRole('button', { name: 'Hang up' }));
  expect(screen.queryByRole('button', { name: 'Hang up' })).toBeNull();

  vi.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  await user.click(screen.getByRole('option', { name: 'Try a call…' }));
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(store.get(noticesAtom).at(-1)?.text).toBe('This could not be opened. Try again.');
  expect(store.get(openedDialogAtom)).toBeNull();
  vi.restoreAllMocks();
});

it('what can be done with a record opens its dialog, too', async () => {
  const reset: Hit = {
    id: 'maya reset',
    group: '',
    isAction: true,
    text: 'Send Maya Okafor a password reset…',
    to: '/elsewhere',
    open: () => <p>To Maya</p>,
  };
  const before = window.location.pathname;
  const { user } = show([contributor('people', { search: async () => [reset] })]);
  renderInPortal(<CommandDialog />);
  await user.keyboard('reset');
  await user.click(await screen.findByRole('option', { name: /Maya Okafor/ }));
  expect(await screen.findByText('To Maya')).toBeTruthy();
  expect(window.location.pathname).toBe(before);
});

it.each([
  [
    'an admin',
    'admin',
    'missed',
    'Your call handling',
    /^\/admin-settings\/users\/edit\/.+\/call-handling$/,
  ],
  ['a standard user', 'standard', 'greet', 'Your voicemail', /^\/your-settings\/voicemail$/],
] as const)('%s finds where the own calls are set', async (_who, role, typed, name, path) => {
  signOutOfTest();
  act(() => signInAs({ profile: { role } }));
  const { user } = show([]);
  await user.keyboard(typed);
  await user.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(window.location.pathname).toMatch(path));
});

it('[annex J8] a record that was opened is recent, but not while it is open', async () => {
  const [own, other] = ['a', 'b'].map((end) => `018f0000-0000-7000-8000-00000000000${end}`);
  noteVisit(`/admin-settings/users/edit/${own}/voicemail`, 'Own');
  noteVisit(`/admin-settings/teams/edit/${other}/members`, 'Front desk');
  noteVisit(`/admin-settings/users/edit/${own}/profile`, 'Maya Okafor');
  window.history.replaceState(null, '', `/admin-settings/teams/edit/${other}/voicemail`);
  const { user } = show([]);
  const recent = within(group('Recent')).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['Maya Okafor']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/admin-settings/users/edit/${own}`));
});

it('[annex J8] what can be done on the open page stands first', async () => {
  window.history.replaceState(null, '', '/admin-settings/users/listing');
  const suspend = { id: 'suspend', kind: 'action', label: 'Suspend…', isOfPage: true } as const;
  show([contributor('people', { commands: () => [suspend] })]);
  expect(await screen.findByRole('option', { name: 'Suspend…' })).toBeTruthy();
  const [first] = screen.getAllByRole('group');
  expect(first).toBe(group('On this page'));
  const acts = within(group('On this page')).getAllByRole('option');
  expect(acts.map(({ textContent }) => textContent)).toEqual(['Add userNU', 'Suspend…']);
});

it('[annex J8] where nothing is found, help, lists and people are a key away', async () => {
  const { user } = show([]);
  await user.keyboard('zzzz');
  await screen.findByText('Nothing found for “zzzz”.');
  const ways = within(group('Try this'));
  expect(ways.getByRole('option', { name: 'Ask a person' })).toBeTruthy();
  expect(ways.getByRole('option', { name: 'Search help for “zzzz”' })).toBeTruthy();
  await user.click(ways.getByRole('option', { name: 'Search users for “zzzz”' }));
  await waitFor(() => expect(window.location.search).toBe('?search=zzzz'));
  expect(window.location.pathname).toBe('/admin-settings/users/listing');
});

it('says when nothing is found, and standard users get neither admin pages nor their actions', async () => {
  signOutOfTest();
  act(() => signInAs({ profile: { role: 'standard' } }));
  const { user } = show([]);
  expect(screen.getByRole('option', { name: /Your settings/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Users|Add user|Blacklist/ })).toBeNull();
  await user.keyboard('zzzz');
  expect(await screen.findByText('Nothing found for “zzzz”.')).toBeTruthy();
});
