import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const turnsOf = () => {
  const turns = new Turns();
  const order: string[] = [];
  const take = async (scope: string | null, name = scope ?? '') => {
    const leave = await turns.enter(scope);
    order.push(name);
    leave();
    leave();
  };
  return { turns, order, take };
};

it('a scope with much that waits comes once in a round, in the order in which it asked', async () => {
  const { order, take } = turnsOf();
  await Promise.all([
    ...['h1', 'h2', 'h3', 'h4'].map((name) => take('heavy', name)),
    take('a'),
    take('b', 'b1'),
    take('b', 'b2'),
  ]);
  expect(order).toEqual(['h1', 'a', 'b1', 'h2', 'b2', 'h3', 'h4']);
});

it('what asks because of an answer comes before the others who have had theirs', async () => {
  const { order, take } = turnsOf();
  const flood = Promise.all(['h1', 'h2', 'h3'].map((name) => take('heavy', name)));
  const light = take(null, 'session').then(() => take('light', 'record'));
  await Promise.all([flood, light]);
  expect(order).toEqual(['h1', 'session', 'record', 'h2', 'h3']);
});

it('finds out first whose calls there are', async () => {
  const { order, take } = turnsOf();
  const earlier = take('heavy', 'earlier');
  const calls = ['heavy', 'heavy', 'light'].map(async (scope) => {
    await take(null, 'session');
    await take(scope);
  });
  await Promise.all([earlier, ...calls]);
  expect(order).toEqual(['earlier', ...Array(3).fill('session'), 'light', 'heavy', 'heavy']);
});

it('lets one in at a time, and is free again afterwards', async () => {
  const { turns, order, take } = turnsOf();
  const leave = await turns.enter('a');
  const second = take('b');
  await new Promise(setImmediate);
  expect(order).toEqual([]);
  leave();
  await second;
  await new Promise(setImmediate);
  await take('a');
  expect(order).toEqual(['b', 'a']);
});
