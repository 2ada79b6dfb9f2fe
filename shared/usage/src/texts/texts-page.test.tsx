import { listTextNumbers, listTexts, quoteText } from '@jackfield/contract/api/text';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { emitLive, FakeApi, fakeList, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeQuote, fakeText, fakeTextNumber } from './fake-texts.ts';
import { TextButton } from './text-button.tsx';
import { TextsPage } from './texts-page.tsx';

const inbound = fakeText();
const failed = fakeText({
  id: '018f0000-0000-7000-8000-0000000000e2',
  // Still March 1 in Chicago.
  at: '2026-03-02T05:30:00.000Z',
  direction: 'outbound',
  other: { number: '+12055550122', name: '' },
  text: 'Your crown is ready.',
  author: { id: null, name: 'Maya Okafor' },
  state: 'failed',
  reason: 'noTexts',
});

let api: FakeApi;
const asked: object[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T19:00:00Z'), toFake: ['Date'] });
  signInAs({
    profile: { timeZone: 'Asia/Kuala_Lumpur' },
    account: { timeZone: 'America/Chicago' },
  });
  asked.length = 0;
  api = new FakeApi()
    .on(listTexts, ({ query }) => {
      asked.push(query);
      return fakeList([inbound, failed]);
    })
    .on(listTextNumbers, () => ({ items: [fakeTextNumber()] }))
    .on(quoteText, () => fakeQuote());
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
  vi.useRealTimers();
});

const show = (path = '/') =>
  renderInPortal(<TextsPage title="Usage" tabs={null} list="test.texts" />, { path });
const row = (name: RegExp) => screen.findByRole('row', { name });

it('[PROV-01] lists texts by the day of the account, with side, words, whom they are for and state', async () => {
  show();
  const first = await row(/Janet Prewitt/);
  expect(first.textContent).toContain('12:05 pm');
  for (const words of [
    'Inbound',
    'Can I come at 3 instead?',
    'Main line',
    'Front desk',
    'Received',
  ]) {
    expect(within(first).getByText(words)).toBeTruthy();
  }
  const second = await row(/0122/);
  for (const words of ['Outbound', 'Maya Okafor', 'Failed']) {
    expect(within(second).getByText(words)).toBeTruthy();
  }
  expect(screen.getByText('Sunday, Mar 01, 2026')).toBeTruthy();
});

it('[PROV-01] narrows by direction, and keeps it in the address', async () => {
  const { user, router } = show();
  await row(/Janet Prewitt/);
  await user.click(screen.getByRole('button', { name: 'Inbound' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=inbound'));
  await waitFor(() =>
    expect(asked).toContainEqual(expect.objectContaining({ direction: 'inbound' })),
  );
});

it('[PROV-01] shows a text that came in, without a reload', async () => {
  show();
  await row(/Janet Prewitt/);
  const other = { number: '+12055550133', name: '' };
  const next = fakeText({ id: '018f0000-0000-7000-8000-0000000000e3', other });
  api.on(listTexts, () => fakeList([next, inbound, failed]));
  emitLive({ eventType: 'text', id: next.id });
  expect(await row(/0133/)).toBeTruthy();
});

it('[PROV-01] a row opens the conversation at an address of its own', async () => {
  const { user, router } = show();
  await user.click(await row(/Janet Prewitt/));
  expect(router.state.location.search).toBe('?with=%2B12055550111');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('log', { name: 'Texts with Janet Prewitt' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('[PROV-01] the record of a call opens the conversation with its other side', async () => {
  const { user } = renderInPortal(
    <TextButton number="+12055550111" name="Janet Prewitt" own="+12515550100" />,
  );
  await user.click(screen.getByRole('button', { name: 'Text' }));
  await screen.findByRole('textbox', { name: 'Text to Janet Prewitt' });
});

it.each([
  ['USA', ''],
  ['USA', '+60312345678'],
  ['MYS', '+12055550111'],
] as const)('[PROV-01] in %s "%s" is not texted', (country, number) => {
  signInAs({ account: { country } });
  renderInPortal(<TextButton number={number} name="" />);
  expect(screen.queryByRole('button', { name: 'Text' })).toBeNull();
});
