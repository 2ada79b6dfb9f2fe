import { afterAll, vi } from 'vitest';

/**
 * Runs before each test file. A worker serves many files with one window and one set of libraries,
 * which loading anew takes most of the time that a file needs. What belongs to the product is not
 * shared: each file gets modules of its own, and finds the window as the first file found it.
 */
vi.resetModules();
if (typeof window !== 'undefined') keepPainting();
const { fetch } = globalThis;

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  globalThis.fetch = fetch;
  // A part that a test began to load comes now, not in the middle of another file.
  await vi.dynamicImportSettled();
  if (typeof window !== 'undefined') await emptyWindow();
});

/**
 * jsdom starts an interval with the first frame that is asked for and ends it after the last one.
 * Were that first frame asked for under fake timers, no frame would come again in this window.
 */
function keepPainting(): void {
  if (Reflect.get(window, 'isPainting') === true) return;
  Reflect.set(window, 'isPainting', true);
  const ask = window.requestAnimationFrame.bind(window);
  const next = (): void => void ask(next);
  next();
}

async function emptyWindow(): Promise<void> {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  window.history.replaceState(null, '', '/');
}
