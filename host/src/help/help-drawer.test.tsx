import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { configAtom, queryClient, store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  FakeApi,
  fakeList,
  fakeTeammate,
  screen,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { useAtom } from 'jotai';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pathAtom } from '../areas/atoms.ts';
import { HelpDrawer } from './help-drawer.tsx';
import { helpAtom, openHelp } from './help-state.ts';

let api: FakeApi;
const config = store.get(configAtom);

beforeEach(() => {
  signInAs();
  queryClient.clear();
  api = new FakeApi().on(
    listTeammates,
    () =>
      ({
        ...fakeList([fakeTeammate({ fullName: 'Maya Okafor', email: 'maya@example.com' })]),
        counts: {},
      }) as never,
  );
});
afterEach(() => {
  cleanup();
  store.set(helpAtom, null);
  store.set(configAtom, config);
  api.uninstall();
  signOutOfTest();
});

function Shown() {
  const [shown, show] = useAtom(helpAtom);
  return shown && <HelpDrawer shown={shown} onShow={show} />;
}
const show = () => {
  openHelp();
  return renderInPortal(<Shown />);
};
const link = (name: string) => screen.queryByRole('link', { name });

it('lists what is about the open page first, and finds by words', async () => {
  store.set(pathAtom, '/admin-settings/company/blacklist');
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'About this page' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'robocalls');
  await user.click(await screen.findByRole('button', { name: 'Block callers and spam' }));
  expect(await screen.findByText(/keeps a number from calling you/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All topics' }));
  await user.clear(await screen.findByRole('searchbox', { name: 'Search help' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'zzzz');
  expect(await screen.findByText(/No topic about “zzzz”/)).toBeTruthy();
});

it('says who helps: support, else the admins, and for them who sold the account', async () => {
  store.set(configAtom, { ...config, supportAddress: 'help@jackfield.example' });
  const drawn = show();
  expect((await screen.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toBe(
    'mailto:help@jackfield.example',
  );
  act(() => store.set(configAtom, { ...config, supportAddress: '' }));
  expect(await screen.findByText(/Ask the company that set up this portal/)).toBeTruthy();
  drawn.unmount();
  signOutOfTest();
  signInAs({ profile: { role: 'standard' } });
  show();
  expect(
    (await screen.findByRole('link', { name: 'Email Maya Okafor' })).getAttribute('href'),
  ).toBe('mailto:maya@example.com');
});

it('links lead to pages that the person may open; others are words', async () => {
  signOutOfTest();
  signInAs({ profile: { role: 'standard' } });
  openHelp({ topic: 'call-emergency-services' });
  renderInPortal(<Shown />);
  expect(await screen.findByText(/Dial the emergency number/)).toBeTruthy();
  expect(link('E911')).toBeNull();
});
