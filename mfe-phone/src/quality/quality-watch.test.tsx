import { renderInPortal } from '@jackfield/kit/testing';
import { notify } from '@jackfield/runtime';
import { act, cleanup, screen } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QualityLine } from './quality-line.tsx';
import QualityWatch from './quality-watch.tsx';

/** A connection whose sound comes with this loss, in parts of 1. */
function connectionWith(loss: number) {
  let seconds = 0;
  return {
    async getStats() {
      seconds += 2;
      const packets = seconds * 50;
      return new Map([
        [
          'in',
          {
            type: 'inbound-rtp',
            packetsReceived: packets * (1 - loss),
            packetsLost: packets * loss,
            jitter: 0.005,
          },
        ],
        ['out', { type: 'outbound-rtp', packetsSent: packets }],
        [
          'told',
          {
            type: 'remote-inbound-rtp',
            timestamp: seconds,
            fractionLost: 0,
            jitter: 0.01,
            roundTripTime: 0.08,
          },
        ],
      ]);
    },
  } as unknown as RTCPeerConnection;
}

const told = vi.spyOn(notify, 'info');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  told.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(id: string, loss: number) {
  return renderInPortal(
    <>
      <QualityWatch id={id} connection={connectionWith(loss)} />
      <QualityLine id={id} />
    </>,
  );
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('[CALL-16] says that a call is good, and shows its figures by a press', async () => {
  const { user } = show('good', 0);
  await pass(12);
  await user.click(screen.getByRole('button', { name: 'Good connection' }));
  screen.getByText('80 ms');
  screen.getByText('10 ms');
  expect(screen.getAllByText('0%')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
});

it('[CALL-16] says why a call is heard badly, as a toast once', async () => {
  show('weak', 0.08);
  await pass(12);
  const text = 'Your network is weak: you miss 8% of what they say';
  screen.getByRole('button', { name: text });
  expect(told).toHaveBeenCalledExactlyOnceWith(text);
  cleanup();
  told.mockClear();
  show('weak', 0.08);
  await pass(12);
  screen.getByRole('button', { name: text });
  expect(told).not.toHaveBeenCalled();
});

it('[CALL-16] says nothing of another call', async () => {
  show('one', 0);
  renderInPortal(<QualityLine id="two" />);
  await pass(12);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
