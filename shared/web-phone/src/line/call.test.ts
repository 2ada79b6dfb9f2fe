import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Call } from './call.ts';

/** A session that is busy with each change of a call until it is answered, as JsSIP's is. */
function busySession() {
  let isBusy = false;
  const asked: string[] = [];
  const now = { local: false, remote: false };
  const change = (isHeld: boolean) => {
    if (isBusy || now.local === isHeld) return false;
    isBusy = true;
    now.local = isHeld;
    asked.push(isHeld ? 'hold' : 'resume');
    return true;
  };
  return {
    asked,
    answer: () => {
      isBusy = false;
    },
    session: {
      on: () => undefined,
      connection: null,
      isEstablished: () => true,
      isOnHold: () => now,
      hold: () => change(true),
      unhold: () => change(false),
    },
  };
}

const who = { name: '', number: '1002' };
const told = { portalId: null, declineWay: null };

function callOf(
  session: object,
  microphone: () => Promise<MediaStream> = () => Promise.reject(new Error('none')),
): Call {
  const call = new Call({
    call: { id: '1', direction: 'out', who, ...told },
    onChange: () => {},
    isReady: () => true,
    microphone,
    play: () => () => {},
    onBroken: () => {},
    ways: () => ({ iceServers: [] }),
  });
  call.follow(session as never);
  return call;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[CALL-16] a call that is resumed while its hold is on its way is resumed after it', () => {
  const { session, asked, answer } = busySession();
  const call = callOf(session);
  call.hold(true);
  call.hold(false);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['hold']);
  answer();
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['hold', 'resume']);
});

it('[CALL-16] what was pressed last counts, and nothing is asked of a call that is over', () => {
  const { session, asked, answer } = busySession();
  const call = callOf(session);
  call.hold(true);
  call.hold(false);
  call.hold(true);
  answer();
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['hold']);
  call.hold(false);
  call.hold(true);
  call.finish('hungUp');
  answer();
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['hold', 'resume']);
});

it('[CALL-16] a call without a sign of the other end is interrupted, and ends after a minute of it', async () => {
  const terminate = vi.fn();
  const signs = { type: 'candidate-pair', responsesReceived: 1 };
  const connection = Object.assign(new EventTarget(), {
    getStats: async () => new Map([['a', signs]]),
  });
  const { session } = busySession();
  const call = callOf({ ...session, connection, terminate });
  call.change({ state: 'talking', answeredAt: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call.now).toMatchObject({ state: 'talking', isBroken: true });
  signs.responsesReceived += 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(call.now).toMatchObject({ state: 'talking', isBroken: false });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(call.now).toMatchObject({ state: 'talking', isBroken: true });
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(call.now).toMatchObject({ state: 'ended', end: 'lost' });
  expect(terminate).toHaveBeenCalledOnce();
});

it('[CALL-16] a call that is muted as two are parted stays muted', async () => {
  const track = { enabled: true, addEventListener() {}, stop() {} };
  const said = { getTracks: () => [track], getAudioTracks: () => [track] };
  const mix = { enabled: true, stop() {} };
  const sender = {
    track,
    async replaceTrack(next: typeof track) {
      await Promise.resolve();
      sender.track = next;
    },
  };
  const connection = Object.assign(new EventTarget(), {
    getSenders: () => [sender],
    getReceivers: () => [{ track: {} }],
    getStats: async () => new Map(),
  });
  vi.stubGlobal('MediaStream', EventTarget);
  vi.stubGlobal(
    'AudioContext',
    class {
      createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [mix] } });
      createMediaStreamSource = () => ({ connect() {} });
      async close() {}
    },
  );
  let isSessionMuted = false;
  /** As JsSIP does it: once, with what is sent at that moment. */
  const set = (isMuted: boolean) => {
    if (isMuted !== isSessionMuted) sender.track.enabled = !isMuted;
    isSessionMuted = isMuted;
  };
  const parts = {
    ...busySession().session,
    connection,
    mute: () => set(true),
    unmute: () => set(false),
  };
  const [call, other] = [callOf(parts, async () => said as never), callOf(parts)];
  await call.voice.open();
  await call.talkWith(other);
  expect(sender.track).toBe(mix);
  const parted = call.talkWith(null);
  call.mute(true);
  await parted;
  expect([sender.track === track, track.enabled, call.now.isMuted]).toEqual([true, false, true]);
});

it('[CALL-16] keys that are pressed before sound has found its way are heard after it, in their order', async () => {
  const connection = Object.assign(new EventTarget(), {
    connectionState: 'connecting',
    getStats: async () => new Map(),
  });
  const sendDTMF = vi.fn();
  const call = callOf({ ...busySession().session, connection, sendDTMF });
  call.press('1');
  call.press('2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sendDTMF).not.toHaveBeenCalled();
  connection.connectionState = 'connected';
  connection.dispatchEvent(new Event('connectionstatechange'));
  await vi.advanceTimersByTimeAsync(0);
  call.press('3');
  await vi.advanceTimersByTimeAsync(0);
  expect(sendDTMF.mock.calls.map(([keys]) => keys)).toEqual(['1', '2', '3']);
  call.finish('hungUp');
  call.press('4');
  await vi.advanceTimersByTimeAsync(0);
  expect(sendDTMF).toHaveBeenCalledTimes(3);
});

it('[CALL-16] a call that is answered, and whose sound finds no way, offers ways anew until it does', async () => {
  const connection = Object.assign(new EventTarget(), {
    connectionState: 'connecting',
    getStats: async () => new Map(),
    getConfiguration: () => ({}),
    setConfiguration: vi.fn(),
  });
  const renegotiate = vi.fn();
  let accept = () => {};
  const on = (event: string, heard: () => void) => {
    if (event === 'accepted') accept = heard;
  };
  const call = callOf({ ...busySession().session, on, connection, renegotiate });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renegotiate).not.toHaveBeenCalled();
  accept();
  await vi.advanceTimersByTimeAsync(4000);
  expect(renegotiate.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [{ rtcOfferConstraints: { iceRestart: true } }]),
  );
  connection.connectionState = 'connected';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renegotiate).toHaveBeenCalledTimes(2);
  call.finish('hungUp');
});
