import { outboundBlacklist } from '@jackfield/contract/api/blacklist';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { renderInPortal } from '@jackfield/kit/testing';
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
import { useChangeImpact } from './use-change-impact.tsx';

let api: FakeApi;
const sent = vi.fn();
/** Digest that the server has of what callers would notice. */
let digest: string | null;
const onDone = vi.fn();
const noNumbers = (config: RoutingConfig) => ({ ...config, numbers: [] });

function Block({ apply }: { apply(config: RoutingConfig): RoutingConfig }) {
  const { impact, mayGoOn, save } = useChangeImpact('block', apply);
  const asked = useConfirm(
    () => save((asSeen) => call(outboundBlacklist.removeMany, { body: { ids: [] } }, asSeen)),
    { onDone },
  );
  return (
    <ConfirmDialog
      title="Unblock?"
      confirmText="Unblock"
      impact={impact}
      mayConfirm={mayGoOn}
      onClose={() => undefined}
      {...asked.dialog}
    >
      It can be dialed again.
    </ConfirmDialog>
  );
}
const press = () => screen.findByRole('button', { name: 'Unblock' });
const tick = () => screen.findByRole('checkbox', { name: 'I understand these calls will drop' });

beforeEach(() => {
  sent.mockReset();
  onDone.mockReset();
  digest = null;
  signInAs({ profile: { role: 'admin' } });
  const config = structuredClone(sampleRouting()) as never;
  api = new FakeApi()
    .on(getRoutingConfig, () => config)
    .on(outboundBlacklist.removeMany, ({ headers }) => {
      const seen = headers.get('if-impact');
      sent(seen);
      if (digest === null || seen === digest) return { removed: [] };
      const removed = sampleRouting().numbers.map(({ id }) => id);
      const current = fakeImpact({ digest, change: { removed } });
      throw new Refusal('IMPACTCHANGED', [], current);
    });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  api.uninstall();
});

it('[SAY-04] a change names what was seen of it', async () => {
  const { user } = renderInPortal(<Block apply={(config) => config} />);
  await screen.findByText(/No calls change/);
  await user.click(await press());
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[\da-z]+-[\da-f]{16}$/));
});

it('[SAY-04] what became another meanwhile is shown, wants its own tick, and is saved as that', async () => {
  digest = `${Date.parse('2026-11-26T09:00:00Z').toString(36)}-0123456789abcdef`;
  const { user } = renderInPortal(<Block apply={(config) => config} />);
  await screen.findByText(/No calls change/);
  await user.click(await press());
  await screen.findByText(/has changed since you looked/);
  expect((await press()).hasAttribute('disabled')).toBe(true);
  await user.click(await tick());
  await user.click(await press());
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenLastCalledWith(digest);
});

it('a tick for what was seen is none for what it became', async () => {
  digest = `${Date.parse('2026-11-26T09:00:00Z').toString(36)}-0123456789abcdef`;
  const { user } = renderInPortal(<Block apply={noNumbers} />);
  await user.click(await tick());
  await user.click(await press());
  await screen.findByText(/has changed since you looked/);
  expect(((await tick()) as HTMLInputElement).checked).toBe(false);
});
