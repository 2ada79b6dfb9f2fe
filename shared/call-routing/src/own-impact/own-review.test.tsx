import { compareOwn, type OwnDifference } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reviewOwnGreeting } from './review-own-greeting.tsx';
import { useOwnReview } from './use-own-review.tsx';

const benId = '018f0000-0000-7000-8000-000000000077';
let api: FakeApi;
let differences: OwnDifference[];
const save = vi.fn(async () => undefined);

const from = '2026-11-22T12:00:00.000Z';
const until = '2027-11-22T12:00:00.000Z';
const toBen: OwnDifference = {
  numbers: ['+12515550142'],
  everyone: 'silent',
  effect: 'elsewhere',
  severity: 'changed',
  before: { kind: 'voicemail', name: 'Ana Lee' },
  after: { kind: 'answered', name: 'Ben Ode' },
  intervals: [{ from, to: until }],
};

const item = {
  id: benId,
  fileName: 'Holiday.wav',
  url: '/media/1',
  isDefault: false,
  isSelected: false,
  duration: 4,
  inputText: null,
};

beforeEach(() => {
  signInAs({ profile: { role: 'standard' } });
  save.mockClear();
  differences = [toBen];
  api = new FakeApi().on(compareOwn, () => ({ from, until, differences }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

function Form({ isDirty = true }: { isDirty?: boolean }) {
  const { edit, impact } = useOwnReview({
    edit: { isDirty, isSaving: false, save },
    missedCall: { actionType: 'teammate', actionValue: benId },
    isEnabled: true,
  });
  return (
    <>
      {impact}
      {edit.dialogs}
      <button type="button" onClick={() => void edit.save()}>
        Save
      </button>
    </>
  );
}

it('annex J4 SET-02 says who notices as the person sees it, and saves', async () => {
  const { user } = renderInPortal(<Form />);
  expect(
    await screen.findByText('Calls to +1 (251) 555-0142, when you do not answer'),
  ).toBeTruthy();
  expect(
    screen.getByText(/Ben Ode rings. Until now they left a message for Ana Lee./),
  ).toBeTruthy();
  expect(screen.getByText('At any time:')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
});

it('annex J4 calls of the company have no name, and callers who are lost want a tick', async () => {
  const lost = { ...toBen.after, kind: 'loop' as const, name: '' };
  differences = [{ ...toBen, numbers: [], severity: 'broken', after: lost }];
  const { user } = renderInPortal(<Form />);
  expect(
    await screen.findByText('Calls to company numbers that reach you, when you do not answer'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).not.toHaveBeenCalled();
  const confirm = await screen.findByRole('button', { name: 'Save changes' });
  expect((confirm as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'I understand these calls will drop' }));
  await user.click(confirm);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it('says so when nobody notices, and asks nothing while nothing is changed', async () => {
  differences = [];
  const { unmount } = renderInPortal(<Form />);
  expect(await screen.findByText(/No calls change. Checked through/)).toBeTruthy();
  unmount();
  const calls = api.calls(compareOwn).length;
  renderInPortal(<Form isDirty={false} />);
  expect(api.calls(compareOwn)).toHaveLength(calls);
  expect(screen.queryByText('Impact on your callers')).toBeNull();
});

it('annex C3 what is not told is said as another place', async () => {
  differences = [{ ...toBen, after: { kind: 'external', name: '' } }];
  renderInPortal(<Form />);
  expect(await screen.findByText(/The call goes somewhere else\./)).toBeTruthy();
});

it('annex J4 SET-06 asks before callers hear another greeting, and says who', async () => {
  const mailbox = { kind: 'voicemail', name: 'Ana Lee' } as const;
  differences = [{ ...toBen, effect: 'hears', before: mailbox, after: mailbox }];
  const choose = vi.fn(async () => undefined);
  const onClose = vi.fn();
  const { user } = renderInPortal(<>{reviewOwnGreeting.ask({ item, choose, onClose })}</>);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Let callers hear “Holiday.wav”?' }),
  );
  await dialog.findByText('Calls to +1 (251) 555-0142, when you do not answer');
  expect(dialog.getByText(/They hear a different greeting\./)).toBeTruthy();
  expect(api.calls(compareOwn).at(-1)?.body).toEqual({ greetingId: benId });
  expect(choose).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(choose).toHaveBeenCalledOnce();
});

it('annex J4 SET-06 says who hears a greeting that is added', async () => {
  const mailbox = { kind: 'voicemail', name: 'Ana Lee' } as const;
  differences = [{ ...toBen, effect: 'hears', before: mailbox, after: mailbox }];
  renderInPortal(<>{reviewOwnGreeting.note?.({ id: 'new', isDefault: false })}</>);
  await screen.findByText(/They hear a different greeting\./);
  expect(api.calls(compareOwn).at(-1)?.body).toEqual({ greetingId: 'new' });
});

it('annex J4 a greeting that could not be checked may be used, or checked again', async () => {
  let isDown = true;
  api.on(compareOwn, () => {
    if (isDown) throw new Refusal('INVALIDINPUT');
    return { from, until, differences: [] };
  });
  const { user } = renderInPortal(
    <>{reviewOwnGreeting.ask({ item, choose: save, onClose: () => {} })}</>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect((screen.getByRole('button', { name: 'Use it' }) as HTMLButtonElement).disabled).toBe(
    false,
  );
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(/No calls change/)).toBeTruthy();
});
