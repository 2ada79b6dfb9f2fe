import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scale } from './measure.ts';
import { seriesOf } from './series.ts';
import { UsageChart } from './usage-chart.tsx';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isChart = this.className === 'recharts-responsive-container';
    return isChart ? new DOMRect(0, 0, 800, 240) : new DOMRect();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is written beside the lines of a chart whose longest bar is this long, from below. */
async function figuresOf(measure: Scale['measure'], longest: number) {
  const bars = [{ day: '2026-01-01', inbound: 0, outbound: longest, international: 0 }];
  const { container } = renderInPortal(
    <UsageChart
      bars={bars}
      series={seriesOf(bars)}
      scale={{
        measure,
        isMessages: false,
        currency: 'usd',
        money: (amount) => `$${amount.toFixed(2)}`,
      }}
      title=""
      chosen={null}
      onChoose={() => {}}
    />,
  );
  const ticks = () => [...container.querySelectorAll('.recharts-yAxis-tick-labels text')];
  await waitFor(() => expect(ticks().length).toBeGreaterThan(1));
  return ticks().map(({ textContent }) => textContent);
}

it('[CRED-05] the figures beside small spending are whole cents, evenly apart', async () => {
  expect(await figuresOf('spend', 0.06)).toEqual(['$0', '$0.02', '$0.04', '$0.06', '$0.08']);
  cleanup();
  expect(await figuresOf('spend', 3.2)).toEqual(['$0', '$0.80', '$1.60', '$2.40', '$3.20']);
});
