// @vitest-environment jsdom
import type { Registry } from '@jackfield/contract';
import {
  bus,
  noticesAtom,
  registerGuard,
  store,
  tellFirstRows,
  variantAtom,
} from '@jackfield/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeArea } from '../areas/fake-area.ts';
import { watchReleases } from './watch-releases.ts';

const area = (version: string) => fakeArea('billing', version);
const registry = (version: string): Registry => ({
  variant: { ...store.get(variantAtom), id: 'direct', name: 'Jackfield' },
  areas: [area(version)],
});

const offers = () => store.get(noticesAtom).map(({ text }) => text);
const told = () => bus.emit('live:release', { variant: 'direct', areas: ['billing'] });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let served: string | null;
let end: AbortController;

let isBlocking = false;

beforeEach(() => {
  vi.useFakeTimers();
  isBlocking = false;
  store.set(noticesAtom, []);
  served = 'v1';
  vi.stubGlobal('fetch', async () =>
    served === null ? new Response('', { status: 503 }) : Response.json(registry(served)),
  );
  end = new AbortController();
  registerGuard({ isBlocking: () => isBlocking, ask: async () => true }, end.signal);
  watchReleases(registry('v1'), end.signal);
});
afterEach(() => {
  end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('SHELL-60 registers the service worker for the whole site', () => {
  const register = vi.fn<(script: string, options?: RegistrationOptions) => Promise<undefined>>();
  register.mockResolvedValue(undefined);
  const container = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', { serviceWorker: container });
  watchReleases(registry('v1'), end.signal);
  expect(register).not.toHaveBeenCalled();
  tellFirstRows();
  expect(register).toHaveBeenCalledOnce();
  const [script = '', options] = register.mock.calls[0] ?? [];
  // Without a scope of its own a worker has the folder of its script.
  const folder = new URL('.', new URL(script, window.location.href)).pathname;
  expect(options?.scope ?? folder).toBe('/');
});

describe('OP-38 an open page', () => {
  it('is offered a reload once when the hub tells of a release, and keeps the offer', async () => {
    served = 'v2';
    told();
    await pass(5_000);
    told();
    await pass(5_000);
    expect(offers()).toEqual(['A new version is available.']);
    await pass(600_000);
    expect(offers()).toHaveLength(1);
  });

  it('is offered nothing when its own versions are still served, or nobody knows', async () => {
    told();
    await pass(5_000);
    served = null;
    told();
    await pass(5_000);
    expect(offers()).toEqual([]);
  });

  it('loses the offer when its versions come back', async () => {
    served = 'v2';
    told();
    await pass(5_000);
    expect(offers()).toHaveLength(1);
    served = 'v1';
    told();
    await pass(5_000);
    expect(offers()).toEqual([]);
  });

  it('looks when the channel comes, and when it comes back: nobody told the page before', async () => {
    served = 'v2';
    bus.emit('live:state', { state: 'connecting' });
    await pass(5_000);
    expect(offers()).toEqual([]);
    bus.emit('live:state', { state: 'on' });
    await pass(5_000);
    expect(offers()).toHaveLength(1);
    served = 'v1';
    bus.emit('live:state', { state: 'connecting' });
    bus.emit('live:state', { state: 'on' });
    await pass(5_000);
    expect(offers()).toEqual([]);
  });
});

describe('the offer waits', () => {
  it('while input is unsaved', async () => {
    isBlocking = true;
    served = 'v2';
    told();
    await pass(60_000);
    expect(offers()).toEqual([]);
    isBlocking = false;
    await pass(1_000);
    expect(offers()).toHaveLength(1);
  });

  it('while the person types', async () => {
    served = 'v2';
    told();
    const field = document.body.appendChild(document.createElement('input'));
    for (let second = 0; second < 8; second += 1) {
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await pass(1_000);
    }
    expect(offers()).toEqual([]);
    await pass(6_000);
    expect(offers()).toHaveLength(1);
  });

  it('while a dialog is open', async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    served = 'v2';
    told();
    await pass(30_000);
    expect(offers()).toEqual([]);
    dialog.remove();
    await pass(1_000);
    expect(offers()).toHaveLength(1);
  });
});
