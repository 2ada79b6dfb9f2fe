import { act, cleanup, render, screen } from '@jackfield/testing';
import { useServerTime } from '@jackfield/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const start = Date.parse('2026-11-26T16:42:00.400Z');

const Clock = ({ ahead, isOn = true }: { ahead: number; isOn?: boolean }) => (
  <time data-testid="clock">{useServerTime(ahead, isOn)}</time>
);
const shown = () => Number(screen.getByTestId('clock').textContent) - start;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([0, 250, -90_000])(
  '[LIVE-01] the time of the server moves on its own seconds, by a clock that is %i ms off',
  (ahead) => {
    render(<Clock ahead={ahead} />);
    const left = 1000 - ((((start + ahead) % 1000) + 1000) % 1000);
    pass(left - 1);
    expect(shown()).toBe(ahead);
    pass(1);
    expect((start + shown()) % 1000).toBe(0);
    for (const milliseconds of [1000, 1000, 1000]) pass(milliseconds);
    expect(shown()).toBe(ahead + left + 3000);
  },
);

it('stands still while nothing is told live', () => {
  const { rerender } = render(<Clock ahead={0} isOn={false} />);
  pass(5000);
  expect(shown()).toBe(0);
  rerender(<Clock ahead={0} />);
  pass(1);
  expect(shown()).toBeGreaterThan(4000);
});
