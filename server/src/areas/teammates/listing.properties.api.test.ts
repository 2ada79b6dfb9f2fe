import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson, TestServer } from '../../../test/harness.ts';
import {
  account,
  apply,
  type Asked,
  evaluate,
  roles,
  statuses,
  story,
} from '../../../test/people-by-pencil.ts';

async function ask(server: TestServer, owner: TestPerson, wanted: Asked) {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const { status, body } = await server.call(owner, 'GET', `/api/teammate?${query}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  const items = body.items as { id: string }[];
  return { ids: items.map(({ id }) => id), total: body.total, counts: body.counts };
}

describeOnBothDatabases('users listing against a plain second evaluator', ({ server }) => {
  it('answers the same people in the same order with the same counts, whatever was asked and changed before', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const made = await account(server());
        const owner = {
          id: made.people[0]?.id ?? '',
          tenantId: made.tenantId,
          email: '',
          fullName: '',
        };
        for (let at = 0; at < 8; at += 1) {
          await apply(server(), made, {
            at,
            isNew: true,
            firstName: ['Bo', 'Dan', 'Élan'][at % 3],
            status: statuses[at % 4],
            role: roles[at % 2],
          });
        }
        for (const step of steps) {
          if ('isNew' in step) await apply(server(), made, step);
          else expect(await ask(server(), owner, step)).toEqual(evaluate(made.people, step));
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('keeps the counts of an account as its people come, change and go', async () => {
    const { db } = server();
    const { tenantId, people, add } = await account(server());
    const gone = await add({ firstName: 'Bo', status: 'suspended', role: 'standard' });
    await add({ firstName: 'Bo', status: 'pending', role: 'standard' });
    const kept = () =>
      db.system((tx) =>
        tx
          .selectFrom('teammate_count')
          .select(['active', 'pending', 'suspended', 'revision'])
          .where('tenant_id', '=', tenantId)
          .executeTakeFirstOrThrow(),
      );
    const before = await kept();
    expect(before).toMatchObject({ active: 1, pending: 1, suspended: 1 });
    await db.system(async (tx) => {
      await tx.deleteFrom('session').where('teammate_id', '=', gone.id).execute();
      await tx.deleteFrom('teammate').where('id', '=', gone.id).execute();
    });
    expect(await kept()).toMatchObject({ active: 1, pending: 1, suspended: 0 });
    const { revision } = await kept();
    const seen = { presence: 'online', last_seen_at: new Date() } as const;
    const own = people[0]?.id ?? '';
    await db.system((tx) => tx.updateTable('teammate').set(seen).where('id', '=', own).execute());
    expect((await kept()).revision).toBe(revision);
    expect(revision).not.toBe(before.revision);
  });
});
