import type { AuditEntry } from '@jackfield/contract/api/audit';
import { undoFix } from '@jackfield/contract/api/routing-engine';
import { FakeApi } from '@jackfield/testing';
import { expect, it, vi } from 'vitest';
import { changesOf, wayBackOfAll } from './last-changes.ts';

const entry = (id: string, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  seq: 1,
  at: '2026-11-20T10:00:00.000Z',
  actor: { id: null, name: 'Renee Cole' },
  onBehalfOf: null,
  via: 'ui',
  action: 'company.setBusinessHour',
  entity: 'company',
  entityId: `company ${id}`,
  entityName: id,
  before: { businessHour: { alwaysOpen: false } },
  after: { businessHour: { alwaysOpen: true } },
  requestId: 'one',
  version: 4,
  ...change,
});
const eight = ['Main line', 'Billing', 'Desk'].map((name) => entry(name));

it('what was done to several records at once is one change', () => {
  const before = entry('Main line before', { requestId: 'two' });
  expect(changesOf([...eight, before], true)).toEqual([
    { entry: eight[0], others: eight.slice(1), isCut: false },
    { entry: before, others: [], isCut: false },
  ]);
  expect(changesOf(eight, true)[0]?.isCut).toBe(true);
});

it('one Undo takes it back everywhere', async () => {
  const undone = vi.fn();
  const api = new FakeApi().on(undoFix, ({ body }) => undone(body));
  await wayBackOfAll(eight, [])?.act({});
  expect(undone.mock.calls).toEqual([
    [
      {
        saves: eight.map(({ entityId: id }) => ({
          entity: 'company',
          id,
          version: 4,
          versions: 1,
        })),
      },
    ],
  ]);
  api.uninstall();
});

it('has no Undo where a part has none, and none for a batch', () => {
  const gone = entry('Gone', { before: null });
  expect(wayBackOfAll([...eight, gone], [])).toBeNull();
  expect(
    wayBackOfAll(
      eight.map((one) => ({ ...one, via: 'bulk' as const })),
      [],
    ),
  ).toBeNull();
});
