import { rollBackBatch } from '@jackfield/contract/api/batch';
import {
  dryRunOf,
  getRoutingConfig,
  type ToldImpact,
} from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import { call } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  Refusal,
  sampleRouting,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticedStep } from './noticed-step.tsx';

type Config = ReturnType<typeof copyOf>;
const copyOf = (config: RoutingConfig) =>
  structuredClone(config) as unknown as Awaited<ReturnType<typeof read>>;
const read = () => call(getRoutingConfig, {});
const id = '018f0000-0000-7000-8000-0000000000f1';
let api: FakeApi;

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  api = new FakeApi().on(getRoutingConfig, () => copyOf(sampleRouting()));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const told = (change: ToldImpact['change']): ToldImpact => ({
  digest: 'seen-1',
  text: '',
  until: '2027-11-26T00:00:00.000Z',
  differences: [],
  stopped: [],
  change,
  planned: null,
});

/** The sample with other companies, as a dry run tells it. */
const companies = (change: Partial<Config['companies'][number]>) =>
  copyOf(sampleRouting()).companies.map((company) => ({ ...company, ...change }));

function show() {
  const act = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  const { user } = renderInPortal(
    <NoticedStep
      name="roll back"
      ask={(options) => call(dryRunOf(rollBackBatch), { params: { id } }, options)}
      act={act}
      title="Undo this change?"
      confirmText="Undo"
      onClose={onClose}
    />,
  );
  return { user, act, onClose };
}

it('[SAY-01] is made at once where no caller notices it', async () => {
  const { act, onClose } = show();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(act).toHaveBeenCalledExactlyOnceWith({ seen: '0-0000000000000000' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[SAY-01] [SAY-04] asks with the impact where callers notice it, with a tick where calls drop', async () => {
  const openHour = { actionType: 'ivr' as const, actionValue: id };
  api.on(dryRunOf(rollBackBatch), () => told({ companies: companies({ openHour }) }));
  const { user, act } = show();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(await screen.findByText('Calls drop')).toBeTruthy();
  expect(undo.hasAttribute('disabled')).toBe(true);
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'I understand these calls will drop' }));
  await user.click(undo);
  expect(act).toHaveBeenCalledExactlyOnceWith({ seen: 'seen-1' });
});

it('[SAY-04] asks where it could not be told who notices', async () => {
  api.on(dryRunOf(rollBackBatch), () => {
    throw new Refusal('PROVIDERUNAVAILABLE');
  });
  const { user, act } = show();
  await screen.findByText('Impact could not be checked.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Go on all the same' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(act).toHaveBeenCalledExactlyOnceWith({});
});
