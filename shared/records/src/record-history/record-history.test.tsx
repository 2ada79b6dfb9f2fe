import { renderKit } from '@jackfield/kit/testing';
import { ApiFailure } from '@jackfield/runtime';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordHistory } from './record-history.tsx';

const item = {
  id: '1',
  who: 'Renee Castellano',
  at: '2026-11-18T16:12:00Z',
  when: '2 hours ago',
  exactly: '2026-11-18, 4:12 pm',
  sentences: ['Changed title from Clerk to Lead', 'Set time zone to Central Time'],
};
const show = (props: Partial<Parameters<typeof RecordHistory>[0]>) =>
  renderKit(
    <RecordHistory
      items={[item]}
      loading={false}
      hasMore={false}
      onMore={vi.fn()}
      onRetry={vi.fn()}
      emptyText="Every change appears here."
      {...props}
    />,
  );
afterEach(cleanup);

describe('RecordHistory', () => {
  it('says who, when and each change in a sentence, and loads earlier ones', async () => {
    const onMore = vi.fn();
    show({ hasMore: true, onMore });
    expect(screen.getByRole('listitem').textContent).toContain('Renee Castellano');
    expect(screen.getByText('2 hours ago').getAttribute('title')).toBe('2026-11-18, 4:12 pm');
    expect(screen.getByText('Set time zone to Central Time')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('gives support’s reference when it cannot be loaded, and tries again', async () => {
    const onRetry = vi.fn();
    const error = new ApiFailure({ status: 500, responseCode: 'SERVERERROR', traceId: 'tr-17' });
    show({ items: [], error, onRetry });
    expect(screen.getByRole('alert').textContent).toContain('Reference tr-17');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says that nothing has changed yet', () => {
    show({ items: [] });
    expect(screen.getByRole('heading', { name: 'Nothing has changed yet' })).toBeDefined();
  });
});
