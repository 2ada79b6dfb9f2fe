import { readWall, type WallBoard } from '@jackfield/contract/api/wall';
import {
  act,
  cleanup,
  FakeApi,
  fillBrowserGaps,
  fireEvent,
  Refusal,
  render,
  screen,
  within,
} from '@jackfield/testing';
import { store } from '@jackfield/runtime';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HubListener } from '../live/hub-port.ts';
import { Wall } from './wall.tsx';

const hub = vi.hoisted(() => ({ listener: undefined as HubListener | undefined, token: '' }));
vi.mock('../live/connect-hub.ts', () => ({
  hubConnector: (_address: string, token: () => Promise<string>) => (listener: HubListener) => {
    hub.listener = listener;
    const start = async () => {
      hub.token = await token();
    };
    return { start, stop: async () => {}, lastHeardAt: () => Date.now() };
  },
}));

const at = '2026-11-26T16:42:00.000Z';
const since = '2026-11-26T16:39:00.000Z';
const board: WallBoard = {
  at,
  company: 'Harbor Dental Group',
  timeZone: 'America/Chicago',
  theme: 'dark',
  queues: [
    { name: 'Insurance', waiting: [since, since], signedIn: 2, free: 0, maxWaitSeconds: 3600 },
    { name: 'Recall', waiting: [], signedIn: 2, free: 1, maxWaitSeconds: 300 },
  ],
  calls: [
    {
      kind: 'talking',
      direction: 'inbound',
      place: 'Main line',
      people: ['Ana Lee'],
      startedAt: since,
    },
    { kind: 'ringing', direction: 'inbound', place: null, people: [], startedAt: since },
    {
      kind: 'onHold',
      direction: 'outbound',
      place: 'Sales',
      people: ['Ben Ode'],
      startedAt: since,
    },
  ],
  people: {
    all: 5,
    free: 1,
    ringing: 0,
    talking: 2,
    away: 1,
    names: { free: ['Cem Kaya'], away: [{ name: 'Dee Poe', until: '2026-11-26T17:00:00.000Z' }] },
  },
  today: { inbound: 42, answered: 38 },
};

fillBrowserGaps();
let api: FakeApi;
let shown: WallBoard;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at), toFake: ['Date'] });
  shown = board;
  api = new FakeApi().on(readWall, () => shown);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <Provider store={store}>
      <Wall token="secret" />
    </Provider>,
  );
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const lines = (of: Awaited<ReturnType<typeof part>>) =>
  of.getAllByRole('listitem').map(({ textContent }) => textContent);

it('[LIVE-02] shows who waits, the calls and who is free, by its own secret', async () => {
  open();
  const waiting = await part('Waiting');
  expect(lines(waiting)).toEqual(['InsuranceLongest 3:00Nobody is free2', 'Recall1 of 2 free0']);
  expect(waiting.getAllByRole('listitem').map(({ dataset }) => dataset['short'])).toEqual([
    'true',
    'false',
  ]);
  expect(waiting.getByText('90%')).toBeTruthy();
  expect(lines(await part('Calls now'))).toEqual([
    'Ana LeeMain line3:00',
    'Direct callRinging3:00',
    'Ben OdeOn hold, Sales3:00',
  ]);
  expect(lines(await part('Free'))).toEqual(['Cem Kaya', 'Dee Poeuntil 11:00 am']);
  expect(screen.getByRole('heading', { level: 1, name: 'Harbor Dental Group' })).toBeTruthy();
  expect(screen.getByText('Thursday, Nov 26')).toBeTruthy();
  expect(screen.getByText('10:42 am')).toBeTruthy();
  expect(api.calls(readWall)[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(hub.token).toBe('secret');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  for (const role of ['button', 'link', 'textbox']) expect(screen.queryByRole(role)).toBeNull();
});

it('[LIVE-02] counts people where the link shows no names', async () => {
  shown = { ...board, people: { ...board.people, names: null } };
  open();
  const people = await part('Free');
  const counts = people.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts).toEqual(['1', '0', '2', '1']);
});

it('[LIVE-02] says how many more there are where not all find room', async () => {
  const names = Array.from({ length: 6 }, (_none, index) => `Queue ${index}`);
  const [first] = board.queues;
  shown = { ...board, queues: names.map((name) => ({ ...first!, name })) };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        this.tell();
      }
      disconnect() {}
    },
  );
  const { getComputedStyle } = window;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const get = (of: CSSStyleDeclaration, name: keyof CSSStyleDeclaration) => {
      const value: unknown = of[name];
      if (name === 'overflowY') return 'hidden';
      return typeof value === 'function' ? value.bind(of) : value;
    };
    return new Proxy(style, { get: (of, name) => get(of, name as keyof CSSStyleDeclaration) });
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(330);
  open();
  const waiting = await part('Waiting');
  const rest = await waiting.findByText('4 more queues, 8 callers waiting');
  expect(lines(waiting)).toHaveLength(3);
  expect(rest).toBeTruthy();
  expect(lines(await part('Calls now'))).toHaveLength(3);
});

it('[LIVE-02] is read again when the hub says so, and says since when it is not live', async () => {
  open();
  await part('Waiting');
  expect(screen.getByRole('status').textContent).toBe('Live');
  const before = api.calls(readWall).length;
  shown = { ...board, calls: [], at: '2026-11-26T16:44:00.000Z' };
  vi.setSystemTime(shown.at);
  act(() => hub.listener?.event('UpdateEntityAsync', { eventType: 'wall', version: 7 } as never));
  await screen.findByText('No calls now');
  expect(api.calls(readWall)).toHaveLength(before + 1);

  api.on(readWall, () => {
    throw new Refusal('SERVERERROR');
  });
  act(() => hub.listener?.reconnecting());
  await screen.findByText('Not live since 10:44 am');
  api.on(readWall, () => board);
  act(() => hub.listener?.reconnected());
  await screen.findByText('Live');
  await screen.findByText('Ana Lee');
});

it('[LIVE-02] goes dark when its link is revoked', async () => {
  open();
  await part('Waiting');
  api.on(readWall, () => {
    throw new Refusal('NOTFOUND');
  });
  act(() => hub.listener?.closed());
  await screen.findByText('This wall link has ended');
  expect(screen.queryByText('Harbor Dental Group')).toBeNull();
});

it('[LIVE-02] fills the screen by F, and gives it back', async () => {
  let full: Element | null = null;
  const changed: string[] = [];
  const change = (how: string, element: Element | null) => async () => {
    full = element;
    changed.push(how);
  };
  const { documentElement } = document;
  Object.assign(documentElement, { requestFullscreen: change('filled', documentElement) });
  Object.assign(document, { exitFullscreen: change('given back', null) });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
  open();
  await part('Waiting');
  for (const init of [{ key: 'f' }, { key: 'f', ctrlKey: true }, { key: 'F' }]) {
    fireEvent.keyDown(document.body, init);
  }
  expect(changed).toEqual(['filled', 'given back']);
});
