// @vitest-environment jsdom
import { navigateToUrl, registerApplication, start } from 'single-spa';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAreaRouter } from './area-router.ts';
import { noteEntry } from './entry.ts';
import { registerGuard } from './guard.ts';
import { navigateTo } from './navigate.ts';
import { startNavigation } from './start.ts';

const loads = vi.fn<(path: string) => null>(() => null);
const settled = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
const paths = () => loads.mock.calls.map(([path]) => path);

let router: ReturnType<typeof createAreaRouter>;
let area: AbortController;

/** Waits until nothing more arrives: single-spa answers a write some promises later. */
async function quiet() {
  await new Promise((resolve) => setTimeout(resolve, 60));
  await settled();
}

beforeAll(async () => {
  startNavigation(new AbortController().signal);
  registerApplication({
    name: 'people',
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => {},
      unmount: async () => {},
    }),
    activeWhen: ['/people'],
  });
  start();
});

beforeEach(async () => {
  window.history.replaceState(null, '', '/people/a');
  noteEntry();
  area = new AbortController();
  router = createAreaRouter(
    [
      {
        path: '/people/:page',
        loader: ({ params }) => loads(params.page ?? ''),
        element: null,
      },
    ],
    { signal: area.signal },
  );
  await quiet();
  loads.mockClear();
});

afterEach(() => area.abort());

describe('area router below single-spa', () => {
  it('runs the loader once for an own navigation', async () => {
    await router.navigate('/people/b');
    await quiet();
    expect(paths()).toEqual(['b']);
  });

  it('runs the loader once for a navigation of the host', async () => {
    await navigateTo('/people/c');
    await quiet();
    expect(paths()).toEqual(['c']);
  });

  it('runs the loader once for a navigation through single-spa itself', async () => {
    navigateToUrl('/people/d');
    await quiet();
    expect(paths()).toEqual(['d']);
  });

  it('runs the loader once for Back and once for Forward', async () => {
    await router.navigate('/people/b');
    await quiet();
    loads.mockClear();
    window.history.back();
    await quiet();
    expect(paths()).toEqual(['a']);
    window.history.forward();
    await quiet();
    expect(paths()).toEqual(['a', 'b']);
  });

  it('runs the loader once for an own redirect after a host navigation', async () => {
    await navigateTo('/people/c');
    await quiet();
    await router.navigate('/people/e', { replace: true });
    await quiet();
    expect(paths()).toEqual(['c', 'e']);
    expect(window.location.pathname).toBe('/people/e');
  });

  it('hears nothing after its area has ended', async () => {
    area.abort();
    await navigateTo('/people/c');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(paths()).toEqual([]);
  });
});

describe('unsaved-changes guard', () => {
  const ask = vi.fn<(to: string) => Promise<boolean>>();
  beforeEach(() => {
    ask.mockReset();
    registerGuard({ isBlocking: () => true, ask }, area.signal);
  });

  it('asks before an own navigation and stays when the person stays', async () => {
    ask.mockResolvedValue(false);
    await router.navigate('/people/b');
    await quiet();
    expect(ask).toHaveBeenCalledOnce();
    expect(paths()).toEqual([]);
    expect(window.location.pathname).toBe('/people/a');
  });

  it('asks before an area change', async () => {
    ask.mockResolvedValue(false);
    expect(await navigateTo('/billing')).toBe(false);
    expect(window.location.pathname).toBe('/people/a');
  });

  it('does not ask for another query of the same page', async () => {
    await router.navigate('?tab=2');
    await quiet();
    expect(ask).not.toHaveBeenCalled();
    expect(window.location.search).toBe('?tab=2');
  });

  it('undoes Back, and repeats it when the person leaves', async () => {
    ask.mockResolvedValueOnce(true);
    await router.navigate('/people/b');
    await quiet();
    loads.mockClear();
    ask.mockResolvedValueOnce(false);
    window.history.back();
    await quiet();
    expect(window.location.pathname).toBe('/people/b');
    expect(paths()).toEqual([]);
    ask.mockResolvedValueOnce(true);
    window.history.back();
    await quiet();
    expect(window.location.pathname).toBe('/people/a');
    expect(paths()).toEqual(['a']);
  });

  it('lets the browser ask before the tab is closed', () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    area.abort();
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});
