import { simulateCall, tryOwnCall } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TryNumberButton } from './try-number-button.tsx';

const number = '+12515550142';
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, seconds)).toISOString();
const node = (kind: 'teammate' | 'voicemail') => ({ kind, id: 'ana', name: 'Ana Lee' });
const tried = {
  steps: [{ node: node('teammate'), at: at(0), reason: 'Ana Lee does not answer.' }],
  end: { kind: 'voicemail', node: node('voicemail'), at: at(20), reason: 'A message.' },
} as const;
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi()
    .on(tryOwnCall, () => ({ steps: [...tried.steps], end: tried.end }))
    .on(simulateCall, () => ({ steps: [...tried.steps], end: tried.end }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

async function open(role: 'admin' | 'standard') {
  signInAs({ profile: { role } });
  const { user } = renderInPortal(<TryNumberButton number={number} />);
  await user.click(screen.getByRole('button', { name: 'Try a call' }));
  await screen.findByRole('dialog', { name: 'Try a call to +1 (251) 555-0142' });
  return user;
}

it.each([
  ['standard', tryOwnCall, simulateCall],
  ['admin', simulateCall, tryOwnCall],
] as const)(
  'annex J4 a %s sees whose phones ring, then who takes a message',
  async (role, asked, other) => {
    const user = await open(role);
    expect(await screen.findByText('The phones of Ana Lee ring for 20 s.')).toBeTruthy();
    expect(screen.getByText(/Callers leave a message for Ana Lee\./)).toBeTruthy();
    expect(screen.getByText('after 20 s')).toBeTruthy();
    expect(api.calls(asked).map(({ body }) => (body as { number: string }).number)).toEqual([
      number,
    ]);
    expect(api.calls(other)).toEqual([]);
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('says when it cannot be tried, and tries again', async () => {
  api.on(tryOwnCall, () => {
    throw new Refusal('INVALIDINPUT');
  });
  const user = await open('standard');
  expect(await screen.findByText('The call was not tried')).toBeTruthy();
  api.on(tryOwnCall, () => ({ steps: [...tried.steps], end: tried.end }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The phones of Ana Lee ring for 20 s.')).toBeTruthy();
});
