import { rollBackBatch } from '@jackfield/contract/api/batch';
import {
  dryRunOf,
  getRoutingConfig,
  type ToldImpact,
} from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, queryClient } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeImpact,
  Refusal,
  sampleRouting,
  screen,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWriteImpact } from './use-write-impact.tsx';

const params = { id: '018f0000-0000-7000-8000-0000000000f1' };
const onDone = vi.fn();
let api: FakeApi;
let now: ToldImpact;

function RollBack() {
  const noticed = useWriteImpact('roll back', (options) =>
    call(dryRunOf(rollBackBatch), { params }, options),
  );
  const asked = useConfirm(() => call(rollBackBatch, { params }, noticed.asSeen), { onDone });
  return (
    <ConfirmDialog
      title="Roll back?"
      confirmText="Roll back"
      impact={noticed.impact}
      mayConfirm={noticed.mayGoOn}
      onClose={() => undefined}
      {...asked.dialog}
    >
      It was a batch.
    </ConfirmDialog>
  );
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Roll back' });

beforeEach(() => {
  onDone.mockReset();
  now = fakeImpact();
  signInAs({ profile: { role: 'admin' } });
  api = new FakeApi()
    .on(getRoutingConfig, () => structuredClone(sampleRouting()) as never)
    .on(dryRunOf(rollBackBatch), () => now)
    .on(rollBackBatch, ({ headers }) => {
      if (headers.get('if-impact') === now.digest) return { rows: [] } as never;
      throw new Refusal('IMPACTCHANGED', [], now);
    });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  api.uninstall();
});

it('[SAY-04] what became another meanwhile is shown, wants its tick, and is saved as that', async () => {
  const { user } = renderInPortal(<RollBack />);
  await screen.findByText(/No calls change/);
  const removed = sampleRouting().numbers.map(({ id }) => id);
  now = fakeImpact({ digest: 'other', change: { removed } });
  await user.click(button());
  const tick = await screen.findByRole('checkbox', { name: 'I understand these calls will drop' });
  expect(onDone).not.toHaveBeenCalled();
  expect(button().disabled).toBe(true);
  await user.click(tick);
  await user.click(button());
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('[SAY-03] says what holds a step back before anybody tries', async () => {
  api.on(dryRunOf(rollBackBatch), () => {
    throw new Refusal('INUSE');
  });
  renderInPortal(<RollBack />);
  await screen.findByText('This item is used in call routing.');
  expect(button().disabled).toBe(true);
});
