import { renderInPortal } from '@jackfield/kit/testing';
import { ApiFailure } from '@jackfield/runtime';
import { cleanup, screen } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { SummaryCard } from './summary-card.tsx';

afterEach(cleanup);

it('a card that could not be loaded says whose fault it is, with the reference', () => {
  const error = new ApiFailure({ status: 500, responseCode: 'SERVERERROR', traceId: 'a1b2' });
  renderInPortal(
    <SummaryCard
      title="Next invoice"
      state="failed"
      error={error}
      height={20}
      onRetry={() => {}}
    />,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Something went wrong on our side, not on yours.');
  expect(alert.textContent).toContain('a1b2');
});
