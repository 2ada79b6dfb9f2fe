import { builtInMedia, mediaAddress } from '@jackfield/contract/api/media';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import type { RoutingConfig } from '@jackfield/domain/routing';
import {
  account,
  company,
  mainNumber,
  menu,
  person,
  to,
} from '@jackfield/domain/routing/sample-account';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { FakeApi, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TryCallDialog } from './try-call-dialog.tsx';

// Wednesday, 10:00 am in Chicago.
const now = Date.parse('2026-11-18T16:00:00Z');
const hello = '018f0000-0000-7000-8000-000000000001';
const gone = '018f0000-0000-7000-8000-000000000002';

const config: RoutingConfig = account({
  companies: [company({ openHour: to('ivr', 'Menu') })],
  people: [person('Ana'), person('Ben')],
  menus: [
    menu('Menu', {
      keys: [{ input: '1', action: 'teammate', actionId: 'Ben' }],
      menuMedia: { greeting: hello, exitMedia: null, invalidMedia: null, transferMedia: gone },
    }),
  ],
});

/** What began to sound, in order: addresses of sounds, and 'tone'. */
let played: string[] = [];
let sounds: HTMLAudioElement[] = [];
let api: FakeApi;

/** An audio context that only tells that it sounds. */
class Tone {
  currentTime = 0;
  destination = {};
  constructor() {
    played.push('tone');
  }
  close = () => Promise.resolve();
}
class ToneNode {
  gain = { setValueAtTime: () => {} };
  connect(): void {}
  start(): void {}
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  played = [];
  sounds = [];
  signInAs();
  const names = new Map([
    [hello, 'Welcome'],
    [builtInMedia.greeting, 'Default'],
  ]);
  api = new FakeApi()
    .on(listPlannedChanges, () => ({ items: [] }))
    .on(mediaAddress, ({ params: { id } }) => {
      const fileName = names.get(String(id));
      if (fileName === undefined) throw new Refusal('NOTFOUND');
      return { url: `/media/${id}`, expiresAt: '2026-11-18T16:05:00.000Z', fileName, seconds: 8 };
    });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) =>
    String(url).startsWith('/media/')
      ? Promise.resolve(new Response(url.replace('/media/', '')))
      : answered(url, options),
  );
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => Promise.resolve({ getChannelData: () => new Float32Array(64) });
    },
  );
  vi.stubGlobal('AudioContext', Tone);
  vi.stubGlobal('GainNode', ToneNode);
  vi.stubGlobal('OscillatorNode', ToneNode);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound' }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    sounds.push(this as HTMLAudioElement);
    played.push('sound');
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** In tenths of a second, as what is drawn begins what sounds next. */
async function pass(seconds: number): Promise<void> {
  for (let tenths = seconds * 10; tenths > 0; tenths -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
}
async function show(inputs: readonly '1'[] = []): Promise<void> {
  renderInPortal(
    <TryCallDialog
      config={config}
      root={{ kind: 'company', id: 'Main' }}
      zone="America/Chicago"
      question={{ at: now, inputs, number: mainNumber, outcomes: { Ben: 'silent' } }}
      now={now}
      onClose={vi.fn()}
    />,
  );
  await pass(1);
}
const button = (name: string) => screen.getByRole('button', { name });
async function click(name: string): Promise<void> {
  fireEvent.click(button(name));
  await pass(0.1);
}
async function endSound(): Promise<void> {
  await act(async () => sounds.at(-1)?.dispatchEvent(new Event('ended')));
  await pass(0.1);
}
async function type(key: string): Promise<void> {
  fireEvent.keyDown(document.body, { key });
  await pass(0.1);
}
const here = () =>
  screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-current'));
const says = () => screen.getByRole('dialog').querySelector('output[aria-live]')?.textContent;

describe('hearing a tried call [CALL-16]', () => {
  it('shows the sounds of each step with a player, and why there is none', async () => {
    await show(['1']);
    expect(screen.getByText('Greeting of Menu')).toBeTruthy();
    expect(button('Play Welcome')).toBeTruthy();
    expect(screen.getAllByText('0:00 / 0:08')).toHaveLength(2);
    expect(screen.getByText('This sound was deleted, callers hear nothing')).toBeTruthy();
    expect(screen.getByText('Voicemail greeting of Ben')).toBeTruthy();
  });

  it('plays all, waits at the menu for a key, and goes on along it to the voicemail', async () => {
    await show();
    await click('Play all');
    expect(says()).toBe('Greeting of Menu');
    expect(played).toEqual(['sound']);
    await endSound();
    expect(says()).toBe('Menu waits for a key');
    await pass(10);
    expect(says()).toBe('Menu waits for a key');
    await type('1');
    expect(says()).toBe('Key 1 pressed');
    // What was deleted is passed over.
    await pass(1);
    expect(says()).toBe('Before connecting');
    await pass(5);
    expect(says()).toBe('Ben: ringing');
    expect(played.at(-1)).toBe('tone');
    expect(here()?.textContent).toContain('Ben');
    await pass(4);
    expect(says()).toBe('Voicemail greeting of Ben');
    await endSound();
    expect(says()).toBe('Beep, then the caller speaks');
    await pass(1);
    expect(says()).toBe('The call is over');
  });

  it('ends the greeting by a key, and rings as long as a real call where that is wanted', async () => {
    await show();
    fireEvent.click(screen.getByRole('switch', { name: 'Ring and wait as long as a real call' }));
    await click('Play all');
    await type('1');
    await pass(5);
    expect(says()).toBe('Ben: ringing');
    await pass(15);
    expect(says()).toBe('Ben: ringing');
    await pass(5);
    expect(says()).toBe('Voicemail greeting of Ben');
  });

  it('pauses and goes on by Space, and when another sound of the page is played', async () => {
    await show(['1']);
    await type(' ');
    expect(button('Pause')).toBeTruthy();
    await type(' ');
    expect(button('Go on')).toBeTruthy();
    await type(' ');
    expect(played).toEqual(['sound', 'sound']);
    fireEvent.click(button('Play Welcome'));
    await pass(0.1);
    expect(button('Go on')).toBeTruthy();
    expect(played).toHaveLength(3);
    await click('From the beginning');
    expect(says()).toBe('Greeting of Menu');
  });

  it('leaves digits to fields, and goes back to the menu when the keys are cleared', async () => {
    await show(['1']);
    await click('Play all');
    await endSound();
    await pass(3);
    fireEvent.keyDown(screen.getByLabelText('Caller'), { key: '5' });
    expect(screen.queryByText('1 5')).toBeNull();
    await click('Clear keys');
    expect(says()).toBe('Menu waits for a key');
  });
});
