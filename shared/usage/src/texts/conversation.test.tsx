import {
  cancelText,
  listTextNumbers,
  listTexts,
  quoteText,
  sendText,
  type Text,
} from '@jackfield/contract/api/text';
import { renderInPortal } from '@jackfield/kit/testing';
import { hasUnsavedInput, noticesAtom, queryClient, store } from '@jackfield/runtime';
import { emitLive, FakeApi, fakeList, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Conversation } from './conversation.tsx';
import { fakeQuote, fakeText, fakeTextNumber } from './fake-texts.ts';

const janet = '+12055550111';
const asked = fakeText();
const answer = fakeText({
  id: '018f0000-0000-7000-8000-0000000000e2',
  direction: 'outbound',
  text: 'Three is fine.',
  state: 'delivered',
  author: { id: null, name: 'Maya Okafor' },
  at: '2026-03-03T15:00:00.000Z',
});

let api: FakeApi;
/** The newest first, as the portal answers. */
let stored: Text[];
const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-03T19:00:00Z'), toFake: ['Date'] });
  signInAs({ account: { timeZone: 'America/Chicago' } });
  stored = [answer, asked];
  api = new FakeApi()
    .on(listTexts, () => fakeList(stored))
    .on(listTextNumbers, () => ({ items: [fakeTextNumber()] }))
    .on(quoteText, ({ body }) => {
      const parts = Math.ceil((body as { text: string }).text.length / 160);
      return fakeQuote({ parts, amount: parts / 100 });
    })
    .on(sendText, ({ body }) => {
      const { text } = body as { text: string };
      const sent = fakeText({
        ...answer,
        id: '018f0000-0000-7000-8000-0000000000e3',
        text,
        state: 'queued',
        at: '2026-03-03T19:00:00.000Z',
      });
      stored = [sent, ...stored];
      return sent;
    });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  store.set(noticesAtom, []);
  api.uninstall();
  signOutOfTest();
  onClose.mockReset();
  vi.useRealTimers();
});

const show = (own?: string) =>
  renderInPortal(<Conversation number={janet} name="Janet Prewitt" own={own} onClose={onClose} />);
const box = () => screen.findByRole('textbox', { name: 'Text to Janet Prewitt' });
const sendButton = () => screen.findByRole('button', { name: 'Send' });
const thread = async () => within(await screen.findByRole('log'));

it('[PROV-01] shows the texts with a number by the day, the newest at the foot, and who wrote them', async () => {
  show();
  const items = (await thread()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Monday, Mar 02, 2026',
    'Can I come at 3 instead?12:05 pm · Front desk',
    'Tuesday, Mar 03, 2026',
    'Three is fine.9:00 am · Maya Okafor · Delivered',
  ]);
});

it('[PROV-01] says parts and price before a text goes out, and sends it once', async () => {
  const { user } = show();
  await user.click(await box());
  await user.paste('a'.repeat(161));
  await screen.findByText('2 parts, $0.02');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await (await thread()).findByText('a'.repeat(161));
  expect((await box()).textContent).toBe('');
  const [sent, ...more] = api.calls(sendText);
  expect(sent?.body).toEqual({ from: '+12515550100', to: janet, text: 'a'.repeat(161) });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  expect(more).toEqual([]);
});

it('[PROV-01] keeps what was typed where sending fails, and tries with the same key', async () => {
  const send = vi.fn(() => {
    throw new Error('network');
  });
  api.on(sendText, send);
  const { user } = show();
  await user.type(await box(), 'See you at 3');
  await user.click(await sendButton());
  await screen.findByRole('alert');
  await user.click(await sendButton());
  await waitFor(() => expect(api.calls(sendText)).toHaveLength(2));
  const [one, other] = api.calls(sendText).map(({ headers }) => headers.get('idempotency-key'));
  expect(one).toBeTruthy();
  expect(other).toBe(one);
  expect((await box()).textContent).toBe('See you at 3');
});

it('[PROV-01] shows at the box why a text was refused', async () => {
  api.on(sendText, () => {
    throw new Refusal('INVALIDINPUT', [
      { code: 'INVALIDINPUT', field: 'text', message: 'Shorten the text.' },
    ]);
  });
  const { user } = show();
  await user.type(await box(), 'Hello');
  await user.click(await sendButton());
  expect((await screen.findByRole('alert')).textContent).toBe('Shorten the text.');
});

it('[PROV-01] says the time at the receiver’s at night, and cancels a text that waits', async () => {
  const waitsUntil = '2026-03-04T14:00:00.000Z';
  api.on(quoteText, () => fakeQuote({ waitsUntil, zone: 'America/New_York' }));
  vi.setSystemTime('2026-03-04T02:40:00Z');
  signInAs({ account: { timeZone: 'America/Chicago' } });
  const waiting = fakeText({
    ...answer,
    state: 'queued',
    sendAt: waitsUntil,
    isCancellable: true,
  });
  stored = [waiting, asked];
  api.on(cancelText, () => {
    const cancelled = fakeText({ ...waiting, state: 'cancelled', isCancellable: false });
    stored = [cancelled, asked];
    return cancelled;
  });
  const { user } = show();
  await screen.findByText('It is 9:40 pm there: sends at 9:00 am');
  const all = await thread();
  all.getByText(/Waits until 8:00 am$/);
  await user.click(all.getByRole('button', { name: 'Cancel this text' }));
  await all.findByText(/Cancelled$/);
  expect(api.calls(cancelText)[0]?.params).toEqual({ id: waiting.id });
});

it('[PROV-01] a STOP that comes in while somebody writes keeps the words and ends the sending, live', async () => {
  const { user } = show();
  await user.type(await box(), 'One more thing');
  api.on(quoteText, () => fakeQuote({ because: 'optedOut' }));
  stored = [fakeText({ id: '018f0000-0000-7000-8000-0000000000e4', text: 'STOP' }), ...stored];
  emitLive({ eventType: 'text', id: asked.id });
  await (await thread()).findByText('STOP');
  await screen.findByText(/They opted out\./);
  expect((await box()).textContent).toBe('One more thing');
  expect((await sendButton()).hasAttribute('disabled')).toBe(true);
});

it('[PROV-01] has no box where the other side has opted out', async () => {
  api.on(quoteText, () => fakeQuote({ because: 'optedOut' }));
  show();
  await screen.findByText('You can’t text them now');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('[PROV-01] says why a text failed', async () => {
  stored = [fakeText({ ...answer, state: 'failed', reason: 'noTexts' })];
  show();
  const [, text] = (await thread()).getAllByRole('listitem');
  expect(text?.textContent).toContain('Failed: This number can’t get texts. It may be a landline.');
});

it.each([
  [[], 'You have no number to text from. Ask an admin for one.'],
  [[fakeTextNumber({ isReady: false, reason: 'noBrand' })], 'See what is missing'],
])('[PROV-01] says what is missing where no number can text: %j', async (items, words) => {
  api.on(listTextNumbers, () => ({ items }));
  show();
  await screen.findByText(words);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('[PROV-01] answers from the number that was written to, not from the first', async () => {
  const own = fakeTextNumber({ number: '+12515550142', label: '' });
  api.on(listTextNumbers, () => ({ items: [own, fakeTextNumber()] }));
  const { user } = show();
  await user.type(await box(), 'Hello');
  await user.click(await sendButton());
  await waitFor(() => expect(api.calls(sendText)[0]?.body).toMatchObject({ from: '+12515550100' }));
});

it('[PROV-01] who acts as somebody else reads, and has no box', async () => {
  signInAs({ auth: { authenticationType: 2 }, account: { timeZone: 'America/Chicago' } });
  show();
  await screen.findByText('You are acting as someone else. Only they can send texts.');
  await (await thread()).findByText('Three is fine.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('[PROV-01] closing asks before what was typed is lost', async () => {
  const { user } = show();
  await user.type(await box(), 'Hello');
  expect(hasUnsavedInput()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('Discard this text?');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});
