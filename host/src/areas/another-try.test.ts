// @vitest-environment jsdom
import type { Registry } from '@jackfield/contract';
import { store, variantAtom } from '@jackfield/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMovingOn } from './another-try.ts';
import { fakeArea } from './fake-area.ts';
import { RemoteLoadFailure } from './load-failure.ts';

const billing = fakeArea('billing', 'v1');
const missing = new RemoteLoadFailure('remoteEntry.js');
const reload = vi.fn();
const answers = new Map<string, () => Response>();
const ask = vi.fn(async (address: string) => answers.get(address)?.() ?? Response.error());

/** The registry names this version of the area. */
function nameIn(version: string): void {
  const registry: Registry = {
    host: 'h1',
    variant: store.get(variantAtom),
    areas: [fakeArea('billing', version)],
  };
  answers.set('/registry', () => Response.json(registry));
}

/** The document asks ahead for a file, as the server writes it into the page. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.href = href;
  document.head.append(link);
}

const tryAgain = (failure: unknown) => isMovingOn(billing, failure, { reload });

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  for (const mock of [reload, ask]) mock.mockClear();
  answers.clear();
  nameIn('v1');
  answers.set(billing.entry, () => new Response('entry'));
  document.head.replaceChildren();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('another try of an area', () => {
  it('loads the page anew when the registry names another version', async () => {
    nameIn('v2');
    expect(await tryAgain(new Error('broken'))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loads the page anew when the browser keeps files as failed that are there again', async () => {
    preload(new URL('area.js', new URL(billing.entry, location.href)).href);
    expect(await tryAgain(missing)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledWith(
      billing.entry,
      expect.objectContaining({ integrity: billing.integrity, cache: 'no-store' }),
    );
  });

  it('stays while the server is still away', async () => {
    preload(billing.entry);
    const unreachable = () => {
      throw new TypeError('Failed to fetch');
    };
    for (const answer of [() => new Response('', { status: 500 }), unreachable]) {
      answers.set(billing.entry, answer);
      expect(await tryAgain(missing)).toBe(false);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays where nothing of the area was asked for ahead, and after other failures', async () => {
    preload('/assets/mfe-people/v1/area.js');
    expect(await tryAgain(missing)).toBe(false);
    preload(billing.entry);
    expect(await tryAgain(new Error('broken'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
