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

function callOf(session: object): Call {
  const call = new Call({
    call: { id: '1', direction: 'out', who: { name: '', number: '1002' } },
    onChange: () => {},
    isReady: () => true,
    play: () => () => {},
    onBroken: () => {},
    ways: () => ({ iceServers: [] }),
  });
  call.follow(session as never);
  return call;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
