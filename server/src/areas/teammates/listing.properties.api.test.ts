import type { StatusCounts } from '@jackfield/contract/api/teammate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson, TestServer } from '../../../test/harness.ts';

const statuses = ['active', 'pending', 'suspended', 'cancel'] as const;
const roles = ['admin', 'standard'] as const;
const sorts = ['fullName', 'email', 'extension', 'role', 'status'] as const;
const searches = ['an', 'a', 'É', 'ann', 'li', 'example', '10', '.b', '%', 'zz', ' '] as const;

interface Person {
  readonly id: string;
  firstName: string;
  lastName: string;
  readonly email: string;
  readonly extension: string;
  status: (typeof statuses)[number];
  role: (typeof roles)[number];
}

interface Asked {
  readonly search?: string | undefined;
  readonly status?: 'active' | 'pending' | 'suspended' | undefined;
  readonly role?: (typeof roles)[number] | undefined;
  readonly sortBy?: (typeof sorts)[number] | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly pageNum: number;
}

const anyName = fc.constantFrom('Ann', 'Bo', 'Élan', 'Li', 'ann', 'Zoe', 'Dan', 'Dán');
const asked: fc.Arbitrary<Asked> = fc.record({
  search: fc.option(fc.constantFrom(...searches), { nil: undefined, freq: 4 }),
  status: fc.option(fc.constantFrom('active', 'pending', 'suspended'), { nil: undefined, freq: 1 }),
  role: fc.option(fc.constantFrom(...roles), { nil: undefined, freq: 1 }),
  sortBy: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
  direction: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 8 }),
  pageNum: fc.integer({ min: 1, max: 4 }),
});
interface Changed {
  /** Whom it is about: the person at this place, counted round. */
  readonly at: number;
  readonly isNew: boolean;
  readonly firstName?: string | undefined;
  readonly status?: (typeof statuses)[number] | undefined;
  readonly role?: (typeof roles)[number] | undefined;
}
const change: fc.Arbitrary<Changed> = fc.record({
  at: fc.nat(),
  firstName: fc.option(anyName, { nil: undefined }),
  status: fc.option(fc.constantFrom(...statuses), { nil: undefined }),
  role: fc.option(fc.constantFrom(...roles), { nil: undefined }),
  isNew: fc.boolean(),
});
const story = fc.array(
  fc.oneof({ weight: 4, arbitrary: asked }, { weight: 1, arbitrary: change }),
  {
    minLength: 20,
    maxLength: 40,
  },
);

const collator = new Intl.Collator('en');
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
const compare: Record<(typeof sorts)[number], (a: Person, b: Person) => number> = {
  fullName: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  email: (a, b) => byText(a.email, b.email),
  extension: (a, b) => Number(a.extension) - Number(b.extension),
  role: (a, b) => byText(a.role, b.role),
  status: (a, b) => byText(a.status, b.status),
};

/** The listing as a person would work it out with a pencil. */
function evaluate(people: readonly Person[], wanted: Asked) {
  const text = wanted.search?.trim().toLowerCase() ?? '';
  const found = people.filter(
    (one) =>
      one.status !== 'cancel' &&
      (wanted.role === undefined || one.role === wanted.role) &&
      `${nameOf(one)}\n${one.email}\n${one.extension}`.toLowerCase().includes(text),
  );
  const of = (status: string) => found.filter((one) => one.status === status).length;
  const counts: StatusCounts = {
    all: found.length,
    active: of('active'),
    pending: of('pending'),
    suspended: of('suspended'),
  };
  const by = compare[wanted.sortBy ?? 'fullName'];
  const sign = wanted.direction === 'asc' ? 1 : -1;
  const start = (wanted.pageNum - 1) * wanted.limit;
  const ids = found
    .filter(({ status }) => wanted.status === undefined || status === wanted.status)
    .toSorted((a, b) => sign * (by(a, b) || byText(a.id, b.id)))
    .map(({ id }) => id);
  return { ids: ids.slice(start, start + wanted.limit), total: ids.length, counts };
}

async function ask(server: TestServer, owner: TestPerson, wanted: Asked) {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const { status, body } = await server.call(owner, 'GET', `/api/teammate?${query}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  const items = body.items as { id: string }[];
  return { ids: items.map(({ id }) => id), total: body.total, counts: body.counts };
}

/** An account of a few people, of whom the owner never changes. */
async function account(server: TestServer) {
  const tenantId = await server.makeTenant();
  const people: Person[] = [];
  const add = async (person: Pick<Person, 'firstName' | 'status' | 'role'>, isOwner = false) => {
    const at = people.length;
    const made = {
      ...person,
      lastName: ['Li', 'Bánn', 'Ng'][at % 3] ?? '',
      email: `${at}.b@${tenantId}.example`,
      extension: String(1000 + ((at * 7) % 90)),
    };
    const { id } = await server.makePerson(tenantId, { ...made, isTenantOwner: isOwner });
    people.push({ ...made, id });
    return { id };
  };
  await add({ firstName: 'Ann', status: 'active', role: 'admin' }, true);
  return { tenantId, people, add };
}

async function apply(
  server: TestServer,
  { people, add }: Awaited<ReturnType<typeof account>>,
  { at, isNew, ...fields }: Changed,
): Promise<void> {
  if (isNew || people.length === 1) {
    const { firstName = 'Bo', status = 'active', role = 'standard' } = fields;
    await add({ firstName, status, role });
    return;
  }
  const person = people[1 + (at % (people.length - 1))];
  if (person === undefined) throw new Error('There is nobody to change.');
  person.firstName = fields.firstName ?? person.firstName;
  person.status = fields.status ?? person.status;
  person.role = fields.role ?? person.role;
  const { firstName: first_name, status, role } = person;
  await server.db.system((tx) =>
    tx
      .updateTable('teammate')
      .set({ first_name, status, role })
      .where('id', '=', person.id)
      .execute(),
  );
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
