import { renderInPortal } from '@jackfield/kit/testing';
import { store } from '@jackfield/runtime';
import { act, cleanup, screen, waitFor } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertsAtom } from '../call-alert/alerts-atom.ts';
import { soundAtom } from '../sound/choices.ts';
import { FakeDevices, FakeStream } from '../sound/fake-devices.ts';
import { SoundSheet } from './sound-sheet.tsx';

const silence = vi.hoisted(() => vi.fn());
const ring = vi.hoisted(() => vi.fn(() => silence));
vi.mock('../phone/ring.ts', () => ({ ring }));
const play = vi.hoisted(() => vi.fn(() => silence));
vi.mock('../sound/play.ts', () => ({ play, canChooseOutput: () => true }));
const meter = vi.hoisted(() => ({ level: vi.fn(() => 0), close: vi.fn() }));
vi.mock('@jackfield/voice-media/devices', async (original) => ({
  ...(await original<object>()),
  meterOf: () => meter,
}));

class Recorder extends EventTarget {
  state = 'inactive';

  start(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob() }));
    this.dispatchEvent(new Event('stop'));
  }
}

let devices: FakeDevices;
const onClose = vi.fn();

beforeEach(() => {
  devices = new FakeDevices();
  devices.plug('audioinput', 'default', 'Default - Built-in');
  devices.plug('audioinput', 'built-in', 'Built-in');
  devices.plug('audioinput', 'jabra', 'Jabra');
  devices.plug('audiooutput', 'loud', 'Loud');
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  vi.stubGlobal('MediaRecorder', Recorder);
  Object.assign(URL, { createObjectURL: () => 'blob:recorded', revokeObjectURL: () => {} });
  for (const mock of [ring, play, silence, meter.close, onClose]) mock.mockClear();
  meter.level.mockReturnValue(0);
  store.set(soundAtom, {});
});
afterEach(() => {
  cleanup();
  store.set(soundAtom, {});
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.useRealTimers();
});

function show(said: FakeStream | null = null) {
  const heir = { current: null };
  return renderInPortal(<SoundSheet said={said as never} heir={heir} onClose={onClose} />);
}
const tryButton = () => screen.findByRole('button', { name: 'Try the microphone' });
const levelBar = () => screen.findByRole('meter', { name: 'How loud you are' });

it('[CALL-16] nothing is asked before a press, and names are known after it', async () => {
  const { user } = show();
  await user.click(await tryButton());
  await levelBar();
  expect(devices.getUserMedia).toHaveBeenCalledOnce();
  await user.click(screen.getByLabelText('Microphone'));
  await screen.findByTitle('Jabra');
  expect(screen.queryByTitle(/^Default/)).toBeNull();
});

it('[CALL-16] says why there is no microphone, and tries again', async () => {
  devices.refusal = 'NotAllowedError';
  const { user } = show();
  await user.click(await tryButton());
  await screen.findByText('Allow the microphone to talk');
  devices.refusal = null;
  await user.click(await tryButton());
  await levelBar();
  expect(screen.queryByText('Allow the microphone to talk')).toBeNull();
});

it('[CALL-16] shows how loud the microphone is, and frees it with the sheet', async () => {
  devices.isAllowed = true;
  const { unmount } = show();
  await levelBar();
  screen.getByText('Say something');
  meter.level.mockReturnValue(0.5);
  await screen.findByText('The microphone hears you');
  unmount();
  expect(meter.close).toHaveBeenCalled();
  expect(devices.opened.at(-1)?.track.stop).toHaveBeenCalled();
});

it('[CALL-16] another microphone is kept in this browser and used at once', async () => {
  devices.isAllowed = true;
  const { user } = show();
  await levelBar();
  await user.click(screen.getByLabelText('Microphone'));
  await user.click(await screen.findByTitle('Jabra'));
  await waitFor(() => expect(devices.opened.at(-1)?.id).toBe('jabra'));
  expect(devices.opened.at(-2)?.track.stop).toHaveBeenCalled();
  expect(localStorage.getItem('jackfield.sound')).toContain('jabra');
  act(() => devices.unplug('jabra'));
  await screen.findByText('Jabra is not connected. The computer’s own is used.');
});

it('[CALL-16] hears in a call what the call hears, muted or not, and leaves it its microphone', async () => {
  const said = new FakeStream('call');
  const { unmount } = show(said);
  await levelBar();
  expect(devices.getUserMedia).not.toHaveBeenCalled();
  unmount();
  expect(said.track.stop).not.toHaveBeenCalled();
});

it('[CALL-16] records five seconds at most and plays them', async () => {
  devices.isAllowed = true;
  const { user } = show();
  await levelBar();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'Record and listen' }));
  screen.getByText('Recording… 5 seconds');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(play).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  screen.getByText('You hear yourself');
  expect(play).toHaveBeenCalledExactlyOnceWith('blob:recorded', 'speaker', expect.any(Function));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(silence).toHaveBeenCalled();
  screen.getByRole('button', { name: 'Record and listen' });
});

it('[CALL-16] the ringer can be heard until it is stopped', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Let it ring' }));
  expect(ring).toHaveBeenCalledExactlyOnceWith('here');
  await user.click(screen.getByRole('button', { name: 'Stop ringing' }));
  expect(silence).toHaveBeenCalledOnce();
});

it('[CALL-16] asks for notifications as they are switched on, and says how to allow them', async () => {
  const Shown = { permission: 'default', requestPermission: vi.fn() };
  vi.stubGlobal('Notification', Shown);
  const { user } = show();
  const alerts = await screen.findByRole('switch', { name: /^Show calls/ });
  expect(Shown.requestPermission).not.toHaveBeenCalled();
  await user.click(alerts);
  await screen.findByText(/^Allow notifications/);
  expect(store.get(alertsAtom)).toBe(false);
  Shown.permission = 'granted';
  await user.click(alerts);
  await waitFor(() => expect(store.get(alertsAtom)).toBe(true));
  expect(screen.queryByText(/^Allow notifications/)).toBeNull();
  await user.click(alerts);
  await waitFor(() => expect(store.get(alertsAtom)).toBe(false));
});
