import { afterEach, describe, expect, it, vi } from 'vitest';
import { monthlyInvoice } from '../src/areas/invoicing/draft.ts';
import { readConfig } from '../src/platform/config.ts';
import { scheduleWork } from '../src/platform/due-rows.ts';
import { newId } from '../src/platform/ids.ts';
import { startAreas } from './areas-fixture.ts';
import { bothDatabases, freshDatabase } from './harness.ts';
import { onServer } from './postgres-template.ts';

it('work is left to another process only where there can be one', () => {
  expect(() => readConfig({ DUE_WORK: '0' })).toThrow('DUE_WORK=0 needs a DATABASE_URL');
});

describe.runIf(bothDatabases.includes('postgres'))('due work', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['is taken by a process of itself', '1', 0],
    ['is left by one with DUE_WORK=0', '0', 1],
  ])('%s', async (_name, isWorker, left) => {
    const database = await freshDatabase('postgres');
    const address = database.databaseUrl ?? '';
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const portal = await startAreas(database, { DUE_WORK: isWorker, DATABASE_URL: address });
    const { db, clock } = portal;
    const subjectId = newId();
    const due = clock.now();
    await db.system(async (tx) => {
      const { id: tenantId } = await tx.selectFrom('tenant').select('id').executeTakeFirstOrThrow();
      await scheduleWork(tx, { kind: monthlyInvoice, subjectId, tenantId }, due);
    });
    await vi.advanceTimersByTimeAsync(10_000);
    // Waits for what has been begun.
    await portal.close();
    const stillDue = 'select from due_work where subject_id = $1 and due_at = $2';
    const { rows } = await onServer(address, (client) => client.query(stillDue, [subjectId, due]));
    await database.drop();
    expect(rows).toHaveLength(left);
  });
});
