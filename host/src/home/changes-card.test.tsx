import type { PartProps, PartSource } from '@jackfield/contract';
import { type AuditEntry, listActivity, undoChange } from '@jackfield/contract/api/audit';
import { dryRunOf, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import { definePart, PartsContext } from '@jackfield/kit/parts';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeImpact,
  fakeList,
  screen,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChangesCard } from './changes-card.tsx';

const opened: AuditEntry = {
  id: 'entry',
  seq: 1,
  at: '2026-11-20T10:00:00.000Z',
  actor: { id: null, name: 'Renee Cole' },
  onBehalfOf: null,
  via: 'ui',
  action: 'company.setBusinessHour',
  entity: 'company',
  entityId: '018f0000-0000-7000-8000-0000000000c1',
  entityName: 'Main line',
  before: { businessHour: { alwaysOpen: false } },
  after: { businessHour: { alwaysOpen: true } },
  requestId: 'one',
  version: 4,
};
const told = fakeImpact();

let api: FakeApi;
let impact: ToldImpact;
const undone = vi.fn();

const Step = ({ title, act }: PartProps['call-routing/noticed-step/v1']) => (
  <button type="button" onClick={() => void act({ seen: 'what the step shows' })}>
    {title}
  </button>
);
const load = vi.fn<PartSource['load']>();

/** The card with its Undo pressed. */
async function undo() {
  const source: PartSource = { load, loaded: () => undefined, report: () => undefined };
  const { user } = renderInPortal(
    <PartsContext value={source}>
      <ChangesCard />
    </PartsContext>,
  );
  await user.click(await screen.findByRole('button', { name: /^Undo: Main line/ }));
  return user;
}

beforeEach(() => {
  undone.mockReset();
  load.mockReset();
  load.mockImplementation(
    async () => definePart('call-routing/noticed-step/v1', '^1.20.0', Step) as never,
  );
  signInAs({ profile: { role: 'admin' } });
  impact = told;
  api = new FakeApi()
    .on(listActivity, () => ({ ...fakeList([opened]), nextStartAfter: null }))
    .on(dryRunOf(undoChange), () => impact)
    .on(undoChange, ({ headers }) => {
      undone(headers.get('if-impact'));
      return { restored: ['businessHour'], skipped: [] };
    });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  api.uninstall();
});

it('what moves no call is undone at once, though the area of the calls is away', async () => {
  load.mockRejectedValue(new Error('gone'));
  await undo();
  expect(await screen.findByText('Done')).toBeDefined();
  expect(undone).toHaveBeenCalledExactlyOnceWith(told.digest);
});

it('[SAY-01] what moves calls is undone once it was seen who notices', async () => {
  impact = { ...told, planned: [] };
  const user = await undo();
  const step = await screen.findByRole('button', { name: 'Undo this change to Main line?' });
  expect(undone).not.toHaveBeenCalled();
  await user.click(step);
  expect(await screen.findByText('Done')).toBeDefined();
  expect(undone).toHaveBeenCalledExactlyOnceWith('what the step shows');
});
