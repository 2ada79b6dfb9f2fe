import { listOwnCalls, type OwnCall } from '@jackfield/contract/api/web-phone';
import { renderInPortal } from '@jackfield/kit/testing';
import { act, cleanup, FakeApi, screen, signInAs, signOutOfTest, within } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLine } from '../line/fake-line.ts';
import { Phone } from './phone.tsx';

vi.mock('./ring.ts', () => ({ ring: () => () => {} }));

const janet = '+12515550167';
const known = (change: Partial<OwnCall> = {}): OwnCall => ({
  id: 'a',
  name: 'Janet Prewitt',
  place: { kind: 'team', name: 'Front desk' },
  keys: ['1'],
  since: new Date(Date.now() - 9000).toISOString(),
  others: [],
  message: null,
  isRecorded: false,
  note: '',
  ...change,
});

let api: FakeApi;
let line: FakeLine;
let calls: OwnCall[];

beforeEach(() => {
  signInAs();
  line = new FakeLine();
  calls = [];
  api = new FakeApi().on(listOwnCalls, () => ({ items: calls }));
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

/** Somebody calls, and the card is open. */
async function ring(told: Parameters<FakeLine['ring']>[2] = {}) {
  const { see, subscribe } = line;
  const tab = { see, subscribe, line, takeOver() {}, isOnCallElsewhere: async () => false };
  const { user } = renderInPortal(<Phone tab={tab} onState={() => {}} />);
  act(() => void line.ring(janet, '', { portalId: 'a', ...told }));
  const card = within(await screen.findByRole('region', { name: 'Phone' }));
  return { user, card };
}

it('[CALL-16] a call says who it is, why it came here, what was said before and who is rung too', async () => {
  const leftAt = new Date(Date.now() - 26 * 3_600_000).toISOString();
  calls = [
    known({
      message: { id: 'm', leftAt, said: 'My crown came loose again' },
      others: [{ id: 'maya', name: 'Maya Okafor', profileImage: null }],
    }),
  ];
  const { card } = await ring();
  await card.findByRole('heading', { name: 'Janet Prewitt' });
  for (const text of [
    /^Front desk, key 1, for \d+ s$/,
    'Left a message 1 day ago, not answered yet: “My crown came loose again”',
    'Maya Okafor’s phone rings too',
    'If you decline, the others ring on.',
  ]) {
    card.getByText(text);
  }
});

it('[CALL-16] a call rings and is answered before anything is known of it', async () => {
  const { user, card } = await ring();
  card.getByText('Incoming call');
  await user.click(card.getByRole('button', { name: 'Answer' }));
  expect(line.last.state).toBe('talking');
});

it.each([
  ['voicemail', 'Voicemail', null],
  ['onward', 'Decline', 'If you decline, it goes where your missed calls go.'],
  [null, 'Decline', null],
] as const)('[CALL-16] what declining does is said before (%s)', async (declineWay, name, hint) => {
  const { user, card } = await ring({ declineWay });
  const hints = card.queryAllByText(/^If you decline/).map(({ textContent }) => textContent);
  expect(hints).toEqual(hint === null ? [] : [hint]);
  await user.click(card.getByRole('button', { name }));
  expect(line.last.end).toBe('declined');
});

it('[CALL-16] a call that is recorded says so while it goes on', async () => {
  calls = [known({ isRecorded: true })];
  const { user, card } = await ring();
  await card.findByRole('heading', { name: 'Janet Prewitt' });
  expect(card.queryByText('Recorded')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Answer' }));
  await card.findByText('Recorded', { selector: 'output' });
});

it('[CALL-16] what was noted of a call before is there to go on with', async () => {
  calls = [known({ note: 'Crown loose' })];
  const { user, card } = await ring();
  await card.findByRole('heading', { name: 'Janet Prewitt' });
  await user.click(card.getByRole('button', { name: 'Answer' }));
  await user.click(await card.findByRole('button', { name: 'Note' }));
  expect(card.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Crown loose');
});
