import type { EntityEvent } from '@jackfield/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../bus/bus.ts';
import { invalidateOnEntity } from './live.ts';
import { queryClient } from './query-client.ts';

const event = (given: Partial<EntityEvent>): EntityEvent => ({
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
  ...given,
});
const emit = (given: Partial<EntityEvent> = {}) =>
  bus.emit('live:entity', { method: 'UpdateEntityAsync', event: event(given) });

let area: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  area = new AbortController();
});
afterEach(() => {
  area.abort();
  vi.useRealTimers();
});

function setUp() {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const rules = [
    { eventTypes: ['teammate', 'teammatestatus'], queryKey: ['teammates'] },
    { eventTypes: ['teammate'], queryKey: (e: EntityEvent) => ['teammate', e.id] },
  ] as const;
  invalidateOnEntity(rules, area.signal, client);
  return () => invalidate.mock.calls.map(([filters]) => filters?.queryKey);
}

it('CONST-01 OP-40 reads 200 ms later, once for all events of that time', () => {
  const read = setUp();
  emit();
  emit({ eventType: 'teammatestatus' });
  vi.advanceTimersByTime(199);
  emit({ id: 'b' });
  expect(read()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(read()).toEqual([['teammates'], ['teammate', 'a']]);
  vi.advanceTimersByTime(200);
  expect(read()).toEqual([['teammates'], ['teammate', 'a'], ['teammate', 'b']]);
});

it('hears only its own kinds, and nothing after its signal', () => {
  const read = setUp();
  emit({ eventType: 'team' });
  vi.advanceTimersByTime(500);
  emit();
  area.abort();
  vi.advanceTimersByTime(500);
  expect(read()).toEqual([]);
});

it('OP-63 reads everything that is on the screen after a resync', () => {
  const read = setUp();
  bus.emit('live:resync', {});
  vi.advanceTimersByTime(200);
  expect(read()).toEqual([undefined]);
});

it('reads once for all places of the page that want the same, as long as one of them is there', () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const rule = { eventTypes: ['teammate'], queryKey: ['teammates'] } as const;
  const other = new AbortController();
  invalidateOnEntity([rule], area.signal, client);
  invalidateOnEntity([rule], other.signal, client);
  emit();
  vi.advanceTimersByTime(200);
  expect(invalidate).toHaveBeenCalledOnce();
  emit();
  other.abort();
  vi.advanceTimersByTime(200);
  expect(invalidate).toHaveBeenCalledTimes(2);
  emit();
  area.abort();
  vi.advanceTimersByTime(200);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

it('reads again what changed while no page showed it, and leaves to pages what they show', async () => {
  vi.useRealTimers();
  const [gone, shown] = [vi.fn(async () => 1), vi.fn(async () => 2)];
  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: gone });
  const observer = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn: shown });
  const end = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));

  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: gone });
  expect(gone).toHaveBeenCalledOnce();
  emit();
  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: gone });
  expect(gone).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().isStale).toBe(false);
  end();
  queryClient.clear();
});
