import type {
  Contributor,
  HomeContribution,
  HomeFindings,
  HomeWatchProps,
} from '@jackfield/contract';
import { listActivity } from '@jackfield/contract/api/audit';
import { getHomeChoice, type HomeChoice, setHomeChoice } from '@jackfield/contract/api/home';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  emitLive,
  FakeApi,
  fakeList,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areMattersAskedAtom } from '../bell/bell-state.ts';
import { HomePage } from './home-page.tsx';

let api: FakeApi;
let choice: HomeChoice;
const report = vi.fn();

/** An area that tells what it is given; it can be told otherwise later. */
function areaOf(area: string, findings: HomeFindings, more: Partial<HomeContribution> = {}) {
  let say: HomeWatchProps['tell'] = () => {};
  function Watching({ tell }: HomeWatchProps) {
    useEffect(() => {
      say = tell;
      tell(findings);
    }, [tell]);
    return null;
  }
  const module: HomeContribution = {
    contract: '^1.4.0',
    watch: (props) => <Watching {...props} />,
    ...more,
  };
  const load = vi.fn(async () => module);
  const contributor: Contributor<'home'> = {
    area,
    label: `The ${area}`,
    load,
    loaded: () => undefined,
    ask: async (question) => question(module),
    report: (error) => report(area, error),
  };
  return { contributor, load, say: (next: HomeFindings) => say(next) };
}

const lost = (id: string, run = () => {}) => ({
  id,
  severity: 'lost' as const,
  text: `${id} hangs up on callers`,
  subject: id,
  action: { label: `Mend ${id}`, run },
});
const open = (...areas: { contributor: Contributor<'home'> }[]) =>
  renderInPortal(<HomePage contributors={areas.map(({ contributor }) => contributor)} />);
const verdict = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const card = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  report.mockReset();
  store.set(noticesAtom, []);
  choice = { startPage: null, isSetupFolded: false, isSetupOver: false, hidden: [], read: [] };
  signInAs({ profile: { role: 'admin' } });
  api = new FakeApi()
    .on(listActivity, () => ({ ...fakeList([]), nextStartAfter: null }))
    .on(getHomeChoice, () => choice)
    .on(setHomeChoice, ({ body }) => {
      choice = { ...choice, ...(body as Partial<HomeChoice>) };
      return choice;
    });
  // React says in the console what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  api.uninstall();
  vi.restoreAllMocks();
});

it('[NOTE-01] has the bell ask too', () => {
  store.set(areMattersAskedAtom, false);
  open(areaOf('numbers', { state: 'ready' }));
  expect(store.get(areMattersAskedAtom)).toBe(true);
});

it('says that all is well once every area has been asked, and shows no alarm', async () => {
  open(areaOf('numbers', { state: 'ready', notes: ['1 of 8 numbers is open'] }));
  await verdict('All is well');
  expect(screen.getByText(/1 of 8 numbers is open$/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
});

it('names what loses calls, with the first button alone as the primary one', async () => {
  const run = vi.fn();
  const { user } = open(
    areaOf('numbers', { state: 'ready', attention: [lost('Main menu', run), lost('Night menu')] }),
  );
  await verdict('Calls drop in 2 places');
  const buttons = within(await card('Needs attention')).getAllByRole('button');
  expect(buttons.map((button) => button.className.includes('primary'))).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Mend Main menu' }));
  expect(run).toHaveBeenCalledOnce();
});

it('[annex J9] what leads the verdict stands first, unless calls are lost', async () => {
  const soon = (id: string, headline?: string) =>
    ({ ...lost(id), severity: 'soon', ...(headline && { headline }) }) as const;
  const numbers = areaOf('numbers', { state: 'ready', attention: [soon('Main menu')] });
  const attention = [soon('Your trial', 'Your trial ends in 5 days')];
  open(numbers, areaOf('billing', { state: 'ready', attention }));
  await verdict('Your trial ends in 5 days');
  expect(screen.getAllByRole('button', { name: /^Mend/ })[0]?.textContent).toBe('Mend Your trial');
  act(() => numbers.say({ state: 'ready', attention: [lost('Main menu')] }));
  await verdict('Calls drop in 1 place');
});

it('[annex J9] a warning is hidden for oneself, with a way back; lost calls are not', async () => {
  const warning = { ...lost('Oak Line'), severity: 'soon' as const };
  const { user } = open(areaOf('numbers', { state: 'ready', attention: [lost('Menu'), warning] }));
  const list = within(await card('Needs attention'));
  await list.findByText('Oak Line');
  await user.click(list.getByRole('button', { name: 'Hide this warning' }));
  await list.findByText('Hidden');
  expect(choice.hidden).toEqual(['numbers Oak Line: Oak Line hangs up on callers']);
  await user.hover(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(list.queryByText('Oak Line')).toBeNull());
  await user.click(list.getByRole('button', { name: '1 hidden warning' }));
  await user.click(list.getByRole('button', { name: 'Show again' }));
  await list.findByRole('button', { name: 'Hide this warning' });
  expect(choice.hidden).toEqual([]);
});

it('[annex J9] what was hidden in another browser goes here too', async () => {
  const warning = { ...lost('Oak Line'), severity: 'soon' as const };
  open(areaOf('numbers', { state: 'ready', attention: [warning] }));
  await verdict('1 thing to do soon');
  choice = { ...choice, hidden: ['numbers Oak Line: Oak Line hangs up on callers'] };
  emitLive({ eventType: 'home', id: 'me' });
  await verdict('All is well');
});

it('shows five of a group, and the others on demand', async () => {
  const many = Array.from({ length: 9 }, (_one, at) => lost(`Menu ${at}`));
  const { user } = open(areaOf('numbers', { state: 'ready', attention: many }));
  await verdict('Calls drop in 9 places');
  expect(screen.getAllByRole('button', { name: /^Mend/ })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
  expect(screen.getAllByRole('button', { name: /^Mend/ })).toHaveLength(9);
});

it('no row moves while the pointer is over the list; what went keeps its place', async () => {
  const numbers = areaOf('numbers', { state: 'ready', attention: [lost('One'), lost('Two')] });
  const { user } = open(numbers);
  const list = await card('Needs attention');
  await user.hover(await within(list).findByText('One'));
  numbers.say({ state: 'ready', attention: [lost('Zero'), lost('Two')] });
  await verdict('Calls drop in 2 places');
  await within(list).findByText('Done');
  expect(within(list).queryByText('Zero')).toBeNull();
  await user.hover(screen.getByRole('heading', { level: 1 }));
  await within(list).findByText('Zero');
  expect(within(list).queryByText('One')).toBeNull();
});

it('what breaks in one area costs the others nothing, and can be tried again', async () => {
  let isBroken = true;
  const broken = (): never => {
    throw new Error('broken on purpose');
  };
  function Card() {
    return isBroken ? broken() : <p>Drawn after all</p>;
  }
  const absent = areaOf('billing', { state: 'ready' });
  absent.load.mockRejectedValueOnce(new Error('gone'));
  const { user } = open(
    areaOf('numbers', { state: 'ready', attention: [lost('Main menu')] }),
    areaOf('people', { state: 'ready' }, { watch: () => (isBroken ? broken() : null) }),
    areaOf(
      'compliance',
      { state: 'ready' },
      {
        cards: [
          {
            id: 'texts',
            place: 'side',
            order: 1,
            label: () => 'Texts',
            height: 10,
            render: () => <Card />,
          },
        ],
      },
    ),
    absent,
  );
  await verdict('Calls drop in 1 place');
  await screen.findByText(/^The people and The billing could not be checked/);
  expect(report.mock.calls.map(([area]) => area).toSorted()).toEqual(['compliance', 'people']);
  const texts = await card('Texts');
  expect(within(texts).getByText('This could not be loaded')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Drawn after all');
  await waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull());
  expect(absent.load).toHaveBeenCalledTimes(2);
});

it('[annex J9] what an area told before stays, and all are asked again by themselves with one button', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const retry = vi.fn();
  const numbers = areaOf('numbers', { state: 'ready', attention: [lost('Main menu')] });
  const people = areaOf('people', { state: 'ready' });
  open(numbers, people);
  await verdict('Calls drop in 1 place');
  numbers.say({ state: 'failed', retry });
  people.say({ state: 'failed', retry });
  await screen.findByText(/^The numbers and The people could not be checked/);
  expect(screen.getByText('Main menu').closest('li')?.dataset['stale']).toBe('true');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(retry).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(retry).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(retry).toHaveBeenCalledTimes(4);
  numbers.say({ state: 'ready' });
  people.say({ state: 'ready' });
  await verdict('All is well');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(retry).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

it('arrows move along the buttons of a card', async () => {
  const { user } = open(
    areaOf('numbers', { state: 'ready', attention: [lost('One'), lost('Two'), lost('Three')] }),
  );
  const [first, second, third] = await screen.findAllByRole('button', { name: /^Mend/ });
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(third);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(second);
});

const step = (id: string, isDone: boolean) => ({
  id,
  order: 1,
  text: id,
  isDone,
  minutes: 2,
  to: '/admin-settings/users/listing',
});

it('getting set up folds and remembers it, and hides with a way back', async () => {
  const setup = [step('Invite your people', false), step('Name your number', true)];
  const { user } = open(areaOf('numbers', { state: 'ready', setup }));
  const steps = await card('Getting set up');
  expect(within(steps).getByText('1 of 2 done')).toBeDefined();
  expect(within(steps).getByRole('link', { name: /Invite your people/ })).toBeDefined();
  await user.click(within(steps).getByRole('button', { name: 'Collapse “Getting set up”' }));
  await waitFor(() => expect(choice.isSetupFolded).toBe(true));
  expect(within(steps).queryByRole('link')).toBeNull();
  await user.click(within(steps).getByRole('button', { name: 'Expand “Getting set up”' }));
  await user.click(await within(steps).findByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(choice).toMatchObject({ isSetupFolded: false, isSetupOver: true }));
  expect(screen.queryByRole('region', { name: 'Getting set up' })).toBeNull();
});

it('getting set up goes for good when the last step is done, not while an area is missing', async () => {
  const numbers = areaOf('numbers', { state: 'ready', setup: [step('Name your number', true)] });
  const people = areaOf('people', { state: 'failed' });
  open(numbers, people);
  await card('Getting set up');
  expect(choice.isSetupOver).toBe(false);
  people.say({ state: 'ready', setup: [step('Invite your people', true)] });
  await waitFor(() => expect(choice.isSetupOver).toBe(true));
  expect(screen.queryByRole('region', { name: 'Getting set up' })).toBeNull();
});

it('who may only look is not told again and again that the end could not be kept', async () => {
  api.on(setHomeChoice, () => {
    throw new Refusal('READONLYSESSION');
  });
  open(areaOf('numbers', { state: 'ready', setup: [step('Name your number', true)] }));
  await verdict('All is well');
  await waitFor(() => expect(api.calls(setHomeChoice)).toHaveLength(1));
  expect(store.get(noticesAtom)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Getting set up' })).toBeNull();
});
