import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CapChart } from './cap-chart.tsx';
import { scaleOf } from './what-it-stops.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isChart = this.className === 'recharts-responsive-container';
    return isChart ? new DOMRect(0, 0, 800, 200) : new DOMRect();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bars = [
  { day: '2026-01-01', home: 2, abroad: 1 },
  { day: '2026-01-02', home: 0.5, abroad: 0 },
];

it('[annex J7] names the cap, its levels and the amount of the chosen day', async () => {
  const onChoose = vi.fn();
  const { user } = renderInPortal(
    <CapChart
      title="Spend by day"
      bars={bars}
      cap={7}
      scale={scaleOf([{ day: '2026-01-01', amount: 3 }], 7)}
      chosen="2026-01-01"
      onChoose={onChoose}
    />,
  );
  for (const words of ['Cap $7.00', '80%, $5.60', '50%, $3.50', '$3.00']) {
    expect(await screen.findByText(words)).toBeTruthy();
  }
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: 'Jan 02, 2026, $0.50' })).toBe(document.activeElement);
  expect(onChoose).toHaveBeenCalledWith('2026-01-02');
});

it('[annex J7] shows from when calls are stopped', async () => {
  renderInPortal(
    <CapChart
      title="Running total before the stop"
      bars={bars}
      cap={3}
      scale={scaleOf([{ day: '2026-01-01', amount: 3 }], 3)}
      dayText={(day) => `at ${day}`}
      stoppedFrom="2026-01-02"
    />,
  );
  expect(await screen.findByText('Stopped')).toBeTruthy();
  expect(screen.getByText('at 2026-01-01')).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
});
