// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertWhileHidden } from './call-alert.ts';

class Shown extends EventTarget {
  static readonly all: Shown[] = [];
  readonly close = vi.fn();
  readonly title: string;

  constructor(title: string) {
    super();
    this.title = title;
    Shown.all.push(this);
  }
}

let visibility: DocumentVisibilityState;
function become(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Shown.all.length = 0;
  visibility = 'hidden';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('Notification', Shown);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[CALL-16] a hidden page has the system say who calls, until the call is over', async () => {
  const end = alertWhileHidden('Janet Prewitt', 'Incoming call');
  expect(Shown.all.map(({ title }) => title)).toEqual(['Janet Prewitt']);
  end();
  await vi.waitFor(() => expect(Shown.all[0]?.close).toHaveBeenCalledOnce());
  become('visible');
  become('hidden');
  expect(Shown.all).toHaveLength(1);
});

it('[CALL-16] a page that somebody looks at needs none, until it is hidden', async () => {
  visibility = 'visible';
  const end = alertWhileHidden('Janet Prewitt', 'Incoming call');
  expect(Shown.all).toHaveLength(0);
  become('hidden');
  expect(Shown.all).toHaveLength(1);
  become('visible');
  await vi.waitFor(() => expect(Shown.all[0]?.close).toHaveBeenCalledOnce());
  end();
});

it('[CALL-16] a press brings the page to the front', () => {
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
  const end = alertWhileHidden('Janet Prewitt', 'Incoming call');
  Shown.all[0]?.dispatchEvent(new Event('click'));
  expect(focus).toHaveBeenCalledOnce();
  end();
});

it('[CALL-16] where a page may not, the worker of the portal shows it', async () => {
  const shown = { close: vi.fn() };
  const worker = { showNotification: vi.fn(), getNotifications: async () => [shown] };
  vi.stubGlobal('Notification', () => {
    throw new TypeError('Illegal constructor');
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
  const end = alertWhileHidden('Janet Prewitt', 'Incoming call');
  await vi.waitFor(() =>
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Janet Prewitt',
      expect.objectContaining({ body: 'Incoming call' }),
    ),
  );
  end();
  await vi.waitFor(() => expect(shown.close).toHaveBeenCalledOnce());
});
