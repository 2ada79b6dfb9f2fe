import type { RemoteContext } from '@jackfield/contract';
import { activateLocale, configAtom, defineMessages, speak, store, t } from '@jackfield/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRemote, pagesAt } from './public.ts';

let end: AbortController;
let isBroken: boolean;
const report = vi.fn();
const reopen = vi.fn();

function Page() {
  if (isBroken) throw new TypeError('x is undefined');
  return <h1>Cards</h1>;
}
const chunkFailure = () => Object.assign(new Error('Loading chunk 3'), { name: 'ChunkLoadError' });

/** Mounts a remote with one page as a host does; one before contract 1.7 cannot open it anew. */
async function open(page: RouteObject, canReopen = true) {
  window.history.replaceState(null, '', '/cards');
  const element = document.body.appendChild(document.createElement('div'));
  const context: RemoteContext = {
    element,
    basename: '/',
    area: 'billing',
    config: {},
    report,
    ...(canReopen && { reopen }),
    signal: end.signal,
  };
  const remote = createRemote({ contract: '^1.0.0', routes: [{ path: '/cards', ...page }] });
  const { painted } = await act(() => remote.mount(context));
  return { painted, element };
}

beforeEach(() => {
  end = new AbortController();
  isBroken = false;
  report.mockReset();
  reopen.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  end.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('tells that the first page stands when its files have come, and not before', async () => {
  let arrive: (page: { Component: typeof Page }) => void = () => {};
  const files = new Promise<{ Component: typeof Page }>((resolve) => {
    arrive = resolve;
  });
  const { painted, element } = await open({ lazy: () => files });
  let isPainted = false;
  void painted?.then(() => {
    isPainted = true;
  });
  await act(async () => {});
  expect([isPainted, element.textContent]).toEqual([false, '']);
  arrive({ Component: Page });
  await screen.findByRole('heading', { name: 'Cards' });
  await waitFor(() => expect(isPainted).toBe(true));
});

it('[LANG-02] shows a page once its texts are here in the language of the portal', async () => {
  const texts = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => texts.promise);
  store.set(configAtom, (config) => ({
    ...config,
    languages: [{ tag: 'nl', name: 'Nederlands' }],
  }));
  const spoken = speak('nl');
  texts.resolve(Response.json({}));
  await spoken;
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const files = vi.fn(async () => {
    const { title } = defineMessages('test.cards', { title: 'Cards' });
    return { Component: () => <h1>{t(title)}</h1> };
  });
  const { element } = await open({ lazy: files });
  await vi.waitFor(() => expect(files).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(element.textContent).toBe('');
  late.resolve(Response.json({ 'test.cards.title': 'Kaarten' }));
  await screen.findByRole('heading', { name: 'Kaarten' });
  activateLocale('en');
  vi.unstubAllGlobals();
});

it('loads the files of a page ahead, and of no other one', async () => {
  const [cards, invoices] = [vi.fn(async () => ({ Component: Page })), vi.fn()];
  const { prefetch } = createRemote({
    contract: '^1.0.0',
    routes: [
      { path: '/cards/:id', lazy: cards },
      { path: '/invoices', lazy: invoices },
    ],
  });
  await prefetch?.('/cards/7');
  await prefetch?.('/nowhere');
  expect(cards).toHaveBeenCalledOnce();
  expect(invoices).not.toHaveBeenCalled();
});

it('tells that the files of the first page did not come', async () => {
  const { painted } = await open({ lazy: () => Promise.reject(chunkFailure()) });
  await expect(painted).rejects.toThrow('Loading chunk 3');
});

it('counts an error page as painted, reports it once, and says nothing raw', async () => {
  isBroken = true;
  const { painted } = await open({ Component: Page });
  await painted;
  await screen.findByRole('heading', { name: 'Oops, something went wrong.' });
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(screen.getByText('TypeError: x is undefined').closest('details')?.open).toBe(false);
});

it('Try again asks the host to open the area anew', async () => {
  isBroken = true;
  await open({ Component: Page });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reopen).toHaveBeenCalledOnce();
});

it('Try again draws the page once more in a portal that cannot do that', async () => {
  isBroken = true;
  await open({ Component: Page }, false);
  const button = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(button);
  await screen.findByRole('heading', { name: 'Cards' });
});

it('loads files and first answers of a page ahead, and what fails there is told to who asked', async () => {
  const prefetch = vi.fn(async () => {});
  const files = vi.fn(async () => ({ Component: Page, prefetch }));
  const routes = pagesAt({ '/cards': files, '/plain': async () => ({ Component: Page }) });
  const remote = createRemote({ contract: '^1.0.0', routes });
  await remote.prefetch?.('/cards');
  await remote.prefetch?.('/plain');
  await remote.prefetch?.('/nothing');
  expect(files).toHaveBeenCalledOnce();
  expect(prefetch).toHaveBeenCalledOnce();
  prefetch.mockRejectedValueOnce(new Error('no network'));
  await expect(remote.prefetch?.('/cards')).rejects.toThrow('no network');
});
