import { expect, it } from 'vitest';
import type { HomeItem } from '../home/overview.ts';
import { seenAfter, seenNothing } from './settled.ts';

const item = (key: string): HomeItem => ({
  key,
  id: key,
  severity: 'soon',
  text: key,
  isStale: false,
  mark: `${key}: ${key}`,
  mayHide: true,
  action: { label: 'See' },
});
const told = (...keys: string[]) => ({
  items: keys.map(item),
  hidden: [],
  isSettled: true,
  missing: [],
});
const none: ReadonlySet<string> = new Set();
const keys = (items: readonly HomeItem[]) => items.map(({ key }) => key);

it('[NOTE-01] what goes is settled by itself, until it comes back', () => {
  const first = seenAfter(seenNothing, told('card', 'invoice'), none);
  expect(keys(first.settled)).toEqual([]);
  const second = seenAfter(first, told('card'), none);
  expect(keys(second.settled)).toEqual(['invoice']);
  expect(keys(seenAfter(second, told('card', 'invoice'), none).settled)).toEqual([]);
});

it('[NOTE-01] what the person acted on, or has hidden, did not go by itself', () => {
  const first = seenAfter(seenNothing, told('card', 'invoice'), none);
  expect(seenAfter(first, told('card'), new Set(['invoice'])).settled).toEqual([]);
  const hiding = { ...told('card'), hidden: [item('invoice')] };
  expect(seenAfter(first, hiding, none).settled).toEqual([]);
});

it('[NOTE-01] nothing is settled while an area could not be asked', () => {
  const first = seenAfter(seenNothing, told('card'), none);
  const missing = [{ area: 'billing', label: 'Billing', retry: () => {} }];
  expect(seenAfter(first, { ...told(), missing }, none)).toBe(first);
  expect(seenAfter(first, { ...told(), isSettled: false }, none)).toBe(first);
});
