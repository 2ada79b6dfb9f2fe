import type { StatusCounts } from '@jackfield/contract/api/teammate';
import fc from 'fast-check';
import type { TestServer } from './harness.ts';

export const statuses = ['active', 'pending', 'suspended', 'cancel'] as const;
export const roles = ['admin', 'standard'] as const;
const sorts = ['fullName', 'email', 'extension', 'role', 'status'] as const;
const searches = ['an', 'a', 'É', 'ann', 'li', 'example', '10', '.b', '%', 'zz', ' '] as const;

export interface Person {
  readonly id: string;
  firstName: string;
  lastName: string;
  readonly email: string;
  readonly extension: string;
  status: (typeof statuses)[number];
  role: (typeof roles)[number];
}

export interface Asked {
  readonly search?: string | undefined;
  readonly status?: 'active' | 'pending' | 'suspended' | undefined;
  readonly role?: (typeof roles)[number] | undefined;
  readonly sortBy?: (typeof sorts)[number] | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly pageNum: number;
}

const anyName = fc.constantFrom('Ann', 'Bo', 'Élan', 'Li', 'ann', 'Zoe', 'Dan', 'Dán');
export const asked: fc.Arbitrary<Asked> = fc.record({
  search: fc.option(fc.constantFrom(...searches), { nil: undefined, freq: 4 }),
  status: fc.option(fc.constantFrom('active', 'pending', 'suspended'), { nil: undefined, freq: 1 }),
  role: fc.option(fc.constantFrom(...roles), { nil: undefined, freq: 1 }),
  sortBy: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
  direction: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 8 }),
  pageNum: fc.integer({ min: 1, max: 4 }),
});
export interface Changed {
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
/** What is asked, and what changes in between. */
export const story = fc.array(
  fc.oneof({ weight: 4, arbitrary: asked }, { weight: 1, arbitrary: change }),
  {
    minLength: 20,
    maxLength: 40,
  },
);

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
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
export function evaluate(people: readonly Person[], wanted: Asked) {
  const text = bare(wanted.search?.trim() ?? '');
  const found = people.filter(
    (one) =>
      one.status !== 'cancel' &&
      (wanted.role === undefined || one.role === wanted.role) &&
      bare(`${nameOf(one)}\n${one.email}\n${one.extension}`).includes(text),
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

/** An account of a few people, of whom the owner never changes. */
export async function account(server: TestServer) {
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

export async function apply(
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
