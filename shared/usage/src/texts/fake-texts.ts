import type { CallAnswer } from '@jackfield/contract';
import type { quoteText, Text, TextNumber } from '@jackfield/contract/api/text';

/** A text that came in, for tests. */
export const fakeText = (change: Partial<Text> = {}): Text => ({
  id: '018f0000-0000-7000-8000-0000000000e1',
  direction: 'inbound',
  own: { number: '+12515550100', label: 'Main line', owner: null },
  other: { number: '+12055550111', name: 'Janet Prewitt' },
  text: 'Can I come at 3 instead?',
  parts: 1,
  state: 'received',
  reason: null,
  author: null,
  for: { kind: 'team', id: '018f0000-0000-7000-8000-0000000000c1', name: 'Front desk' },
  at: '2026-03-02T18:05:00.000Z',
  sendAt: null,
  amount: 0,
  currency: 'usd',
  isCancellable: false,
  ...change,
});

/** A number that can text, for tests. */
export const fakeTextNumber = (change: Partial<TextNumber> = {}): TextNumber => ({
  id: '018f0000-0000-7000-8000-0000000000f1',
  number: '+12515550100',
  label: 'Main line',
  owner: { kind: 'company', id: '018f0000-0000-7000-8000-0000000000f2' },
  isReady: true,
  reason: 'ready',
  ...change,
});

/** What a text of one part will be, for tests. */
export const fakeQuote = (
  change: Partial<CallAnswer<typeof quoteText>> = {},
): CallAnswer<typeof quoteText> => ({
  encoding: 'gsm7',
  parts: 1,
  left: 140,
  price: 0.01,
  amount: 0.01,
  currency: 'usd',
  because: null,
  waitsUntil: null,
  zone: 'America/Chicago',
  ...change,
});
