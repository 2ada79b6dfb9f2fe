import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestServer } from '../../../test/harness.ts';
import {
  account,
  apply,
  asked,
  type Asked,
  type Changed,
  evaluate,
  roles,
  statuses,
} from '../../../test/people-by-pencil.ts';
import { generateTenant } from '../../../seeds/generate.ts';
import { pageStatement, selectTeammates } from './listing-page.ts';
import { NameBooks } from './name-books.ts';
import { RememberedCounts } from './remembered-counts.ts';

/** Every account has a book, in many slices, read anew as soon as it is over. */
const always = { least: 0, most: 10_000, slice: 3, patience: 0 };

const memoryOf = ({ db }: TestServer, limits = always) => ({
  counts: new RememberedCounts(),
  books: new NameBooks((tenantId, work) => db.read(tenantId, work), limits),
});

type Memory = ReturnType<typeof memoryOf>;

async function list({ db }: TestServer, tenantId: string, wanted: Asked, memory?: Memory) {
  const { limit, pageNum, sortBy = 'fullName' } = wanted;
  const page = { limit, pageNum, offset: (pageNum - 1) * limit };
  const { rows, total, counts } = await db.read(tenantId, (tx) =>
    selectTeammates(tx, { ...wanted, tenantId, page, sortBy }, memory),
  );
  return { ids: rows.map(({ id }) => id), total, counts };
}

/** A node of a plan that was run. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows of a table that a plan has read. */
function readOf(node: PlanNode | undefined, table: string): number {
  if (node === undefined) return 0;
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  return (node.Plans ?? []).reduce(
    (sum, below) => sum + readOf(below, table),
    node['Relation Name'] === table ? own * node['Actual Loops'] : 0,
  );
}

const anyChange = fc.record({
  at: fc.nat(),
  isNew: fc.boolean(),
  firstName: fc.constantFrom('Ann', 'ann', 'Bo', 'Élan', 'Dan'),
  status: fc.constantFrom(...statuses),
  role: fc.constantFrom(...roles),
});

describeOnBothDatabases('books of names', ({ server }) => {
  const byName: Asked = { search: 'b', direction: 'asc', limit: 5, pageNum: 1 };
  const isRead = ({ books }: Memory, tenantId: string) =>
    vi.waitFor(() => expect(books.search(tenantId, 'b')).not.toBeNull(), { timeout: 20_000 });
  const accountOf = async (count: number, firstName?: string) => {
    const made = await account(server());
    for (let at = 1; at < count; at += 1) {
      await apply(server(), made, {
        at,
        isNew: true,
        firstName: firstName ?? ['Bo', 'Dan', 'Élan', 'ann'][at % 4],
        status: statuses[at % 4],
        role: roles[at % 2],
      });
    }
    return made;
  };

  it('answer what a plain second evaluator does, and nothing of before a change', async () => {
    const changes: fc.Arbitrary<Changed> = anyChange;
    const one = fc.tuple(changes, fc.array(asked, { minLength: 6, maxLength: 10 }));
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 3, maxLength: 5 }), async (steps) => {
        const made = await accountOf(11);
        const memory = memoryOf(server());
        const { tenantId, people } = made;
        for (const [change, questions] of steps) {
          await apply(server(), made, change);
          // The book of before is still there, and its revision is over.
          for (const wanted of [byName, ...questions]) {
            const answer = await list(server(), tenantId, wanted, memory);
            expect(answer).toEqual(evaluate(people, wanted));
            await isRead(memory, tenantId);
          }
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
  }, 120_000);

  it('lead to the people of a page without reading the others', async () => {
    const { tenantId } = await generateTenant(server().db, { people: 4000, now: new Date() });
    const memory = memoryOf(server(), { ...always, slice: 5000 });
    await list(server(), tenantId, byName, memory);
    await isRead(memory, tenantId);
    const page = { limit: 50, pageNum: 1, offset: 0 };
    const listing = { ...byName, sortBy: 'fullName', tenantId, page } as const;
    const { rows } = await server().db.read(tenantId, (tx) =>
      sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`explain (analyze, format json)
        ${pageStatement(listing, memory)}`.execute(tx),
    );
    const [top] = rows[0]?.['QUERY PLAN'] ?? [];
    const read = readOf(top?.Plan, 'teammate');
    expect(read).toBeGreaterThanOrEqual(50);
    expect(read).toBeLessThanOrEqual(100);
  });

  it('hold the people of their own account alone, whatever name they are asked for', async () => {
    const [mine, theirs] = [await accountOf(7), await accountOf(9)];
    const { db } = server();
    const memory = memoryOf(server());
    for (const { tenantId, people } of [mine, theirs, mine]) {
      const wanted = { ...byName, limit: 50 };
      expect(await list(server(), tenantId, wanted, memory)).toEqual(evaluate(people, wanted));
      await isRead(memory, tenantId);
    }
    // Under the rights of one account, the book of another one can't be read.
    const seen: unknown[] = [];
    const wrong = {
      counts: new RememberedCounts(),
      books: new NameBooks(async (_, work) => {
        const read = await db.read(theirs.tenantId, work);
        seen.push(read);
        return read;
      }, always),
    };
    expect(await list(server(), mine.tenantId, byName, wrong)).toEqual(
      evaluate(mine.people, byName),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 20_000 });
    expect(seen).toEqual([expect.objectContaining({ people: 0, revision: null, texts: '' })]);
    expect(wrong.books.search(mine.tenantId, 'b')).toBeNull();
  });

  it('are not read for small accounts, and leave when others need the room', async () => {
    const [first, second] = [await accountOf(6), await accountOf(6)];
    const small = memoryOf(server(), { ...always, least: 1000 });
    await list(server(), first.tenantId, byName, small);
    expect(small.books.search(first.tenantId, 'b')).toBeNull();
    const memory = memoryOf(server(), { ...always, most: 8 });
    for (const { tenantId } of [first, second]) {
      await list(server(), tenantId, byName, memory);
      await isRead(memory, tenantId);
    }
    expect(memory.books.search(first.tenantId, 'b')).toBeNull();
  });

  it('are over when a name changes by capitals alone, which moves it in the order', async () => {
    const made = await accountOf(1);
    const { tenantId, people } = made;
    await made.add({ firstName: 'bo', status: 'active', role: 'standard' });
    await apply(server(), made, { at: 0, isNew: true, firstName: 'Bo' });
    const memory = memoryOf(server());
    await list(server(), tenantId, byName, memory);
    await isRead(memory, tenantId);
    await apply(server(), made, { at: 0, isNew: false, firstName: 'Bo' });
    await apply(server(), made, { at: 1, isNew: false, firstName: 'bo' });
    expect(await list(server(), tenantId, byName, memory)).toEqual(evaluate(people, byName));
    const [revision] = await server().db.read(tenantId, (tx) =>
      tx.selectFrom('teammate_count').select('revision').execute(),
    );
    await apply(server(), made, { at: 1, isNew: false, firstName: 'BO' });
    const [after] = await server().db.read(tenantId, (tx) =>
      tx.selectFrom('teammate_count').select('revision').execute(),
    );
    expect(after?.revision).not.toBe(revision?.revision);
  });
});
