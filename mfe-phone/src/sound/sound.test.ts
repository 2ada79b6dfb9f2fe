// @vitest-environment jsdom
import { noticesAtom, store } from '@jackfield/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soundAtom } from './choices.ts';
import { FakeDevices } from './fake-devices.ts';
import { onMicrophoneBack, openMicrophone } from './microphone.ts';
import { play } from './play.ts';

let devices: FakeDevices;
/** Where elements play, the newest last. */
const sinks: string[] = [];
const jabra = { id: 'jabra', label: 'Jabra' };
const told = () => store.get(noticesAtom).map(({ text }) => text);

beforeEach(() => {
  devices = new FakeDevices();
  devices.isAllowed = true;
  devices.plug('audioinput', 'built-in', 'Built-in');
  devices.plug('audiooutput', 'loud', 'Loud');
  vi.stubGlobal('navigator', { mediaDevices: devices });
  sinks.length = 0;
  Object.assign(HTMLMediaElement.prototype, {
    setSinkId: async (id: string) => void sinks.push(id),
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  store.set(soundAtom, {});
  store.set(noticesAtom, []);
});
afterEach(() => {
  store.set(soundAtom, {});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId');
});

it('[CALL-16] the chosen microphone is opened, and the system’s while it is gone, which is said once', async () => {
  store.set(soundAtom, { microphone: jabra });
  devices.plug('audioinput', 'jabra', 'Jabra');
  await openMicrophone();
  devices.unplug('jabra');
  await openMicrophone();
  await openMicrophone();
  expect(devices.opened.map(({ id }) => id)).toEqual(['jabra', 'built-in', 'built-in']);
  expect(told()).toEqual(['Jabra is not connected. Another microphone is used.']);
  devices.plug('audioinput', 'jabra', 'Jabra');
  await openMicrophone();
  devices.unplug('jabra');
  await openMicrophone();
  expect(told()).toHaveLength(2);
});

it('[CALL-16] the chosen microphone is taken again as soon as it is back', async () => {
  const take = vi.fn();
  onMicrophoneBack(take);
  store.set(soundAtom, { microphone: jabra });
  await openMicrophone();
  devices.plug('audiooutput', 'other', 'Other');
  devices.plug('audioinput', 'jabra', 'Jabra');
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce());
  await openMicrophone();
  devices.plug('audiooutput', 'third', 'Third');
  expect(take).toHaveBeenCalledOnce();
});

it('[CALL-16] a microphone that is refused is not tried by another way', async () => {
  store.set(soundAtom, { microphone: jabra });
  devices.refusal = 'NotAllowedError';
  await expect(openMicrophone()).rejects.toThrow('no');
  expect(devices.getUserMedia).toHaveBeenCalledOnce();
});

it('[CALL-16] sound goes to another speaker as it is chosen, and back while that one is gone', async () => {
  const stop = play('blob:a', 'speaker');
  await vi.waitFor(() => expect(sinks).toEqual(['']));
  store.set(soundAtom, { speaker: { id: 'loud', label: 'Loud' } });
  await vi.waitFor(() => expect(sinks.at(-1)).toBe('loud'));
  devices.unplug('loud');
  await vi.waitFor(() => expect(sinks.at(-1)).toBe(''));
  expect(told()).toEqual(['Loud is not connected. Calls play on another speaker.']);
  devices.plug('audiooutput', 'loud', 'Loud');
  await vi.waitFor(() => expect(sinks.at(-1)).toBe('loud'));
  stop();
  const before = sinks.length;
  store.set(soundAtom, {});
  devices.unplug('loud');
  expect(sinks).toHaveLength(before);
});

it('[CALL-16] a choice of the ringer leaves the speaker alone', async () => {
  const stop = play('blob:a', 'speaker');
  await vi.waitFor(() => expect(sinks).toEqual(['']));
  store.set(soundAtom, { ringer: { id: 'loud', label: 'Loud' } });
  expect(sinks).toEqual(['']);
  stop();
});
