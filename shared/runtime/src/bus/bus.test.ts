import { expect, it, vi } from 'vitest';
import { createBus } from './bus.ts';

it('keeps a throwing listener from the others', () => {
  const report = vi.fn();
  const bus = createBus(report);
  const heard = vi.fn();
  const error = new Error('mine');
  bus.on('live:resync', () => {
    throw error;
  });
  bus.on('live:resync', heard);
  bus.emit('live:resync', {});
  expect(heard).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(error);
});

it('ends subscriptions with their signal', () => {
  const bus = createBus(() => {});
  const heard = vi.fn();
  const end = new AbortController();
  bus.on('live:state', heard, { signal: end.signal });
  bus.emit('live:state', { state: 'on' });
  end.abort();
  bus.emit('live:state', { state: 'off' });
  bus.on('live:state', heard, { signal: end.signal });
  bus.emit('live:state', { state: 'off' });
  expect(heard.mock.calls).toEqual([[{ state: 'on' }]]);
});
