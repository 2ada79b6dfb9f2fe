import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { bus } from '../bus/bus.ts';
import { queryClient } from './query-client.ts';

const event = {
  eventType: 'teammate',
  tenantId: 't',
  accountId: 't',
  id: 'a',
  ownerType: null,
  ownerId: null,
  status: null,
  role: null,
  version: 1,
  at: '',
} as const;

afterEach(() => queryClient.clear());

it('reads again what changed while no page showed it, and leaves to pages what they show', async () => {
  const [gone, shown] = [vi.fn(async () => 1), vi.fn(async () => 2)];
  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: gone });
  const observer = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn: shown });
  const end = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));

  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: gone });
  expect(gone).toHaveBeenCalledOnce();
  bus.emit('live:entity', { method: 'UpdateEntityAsync', event });
  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: gone });
  expect(gone).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().isStale).toBe(false);
  end();
});
