import { sql } from 'kysely';
import { outsideTransaction, type Tx } from '../../platform/database.ts';
import { type Matches, NameBook, parting, type Slice } from './name-book.ts';

export interface BookLimits {
  /** Accounts with fewer people are searched by the database as quickly. */
  readonly least: number;
  /** People whom the books of a process hold together, some 100 bytes each. */
  readonly most: number;
  /** People of one statement, so that other accounts wait for a small one at most. */
  readonly slice: number;
  /** A book is not read again for so many times as long as reading it took. */
  readonly patience: number;
}

const usual: BookLimits = { least: 1000, most: 400_000, slice: 2000, patience: 50 };

/** Runs work that reads in the scope of an account. */
export type ReadAccount = <T>(tenantId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The account's people as a statement has seen them. */
export interface Seen {
  readonly revision: string;
  readonly people: number;
}

interface Kept {
  /** Null while it is read for the first time, and where it could not be. */
  book: NameBook | null;
  /** Milliseconds of the process's clock before which it is not read again. */
  readAgainAt: number;
  isReading: boolean;
}

/**
 * Books of the accounts that somebody searches, in this process. Each is read under row-level
 * security of its account, in small statements, once a search has met an account without one; one
 * whose revision is over is read anew when it is searched again. Nothing hangs on a book: the
 * statement that reads the page compares its revision, and searches itself where there is another.
 */
export class NameBooks {
  readonly #read: ReadAccount;
  readonly #limits: BookLimits;
  readonly #kept = new Map<string, Kept>();

  constructor(read: ReadAccount, limits: BookLimits = usual) {
    this.#read = read;
    this.#limits = limits;
  }

  /** Who matches by the account's book; null without one. */
  search(tenantId: string, text: string): Matches | null {
    return this.#kept.get(tenantId)?.book?.search(text) ?? null;
  }

  /** Takes note of what a search has seen; reads the book where that is due, and waits for nothing. */
  note(tenantId: string, { revision, people }: Seen): void {
    const kept = this.#kept.get(tenantId) ?? { book: null, readAgainAt: 0, isReading: false };
    this.#kept.delete(tenantId);
    if (people < this.#limits.least || people > this.#limits.most) return;
    this.#kept.set(tenantId, kept);
    if (kept.book?.revision === revision) return;
    kept.book = null;
    if (!kept.isReading && performance.now() >= kept.readAgainAt) {
      void outsideTransaction(() => this.#fill(tenantId, kept));
    }
  }

  async #fill(tenantId: string, kept: Kept): Promise<void> {
    kept.isReading = true;
    const started = performance.now();
    try {
      const { slice } = this.#limits;
      kept.book = await readBook(
        (last) => this.#read(tenantId, (tx) => selectSlice(tx, tenantId, { after: last, slice })),
        slice,
      );
    } catch {
      // Too much waits, or the server ends: searches go on in the database.
      kept.book = null;
    }
    kept.isReading = false;
    kept.readAgainAt = performance.now() + (performance.now() - started) * this.#limits.patience;
    this.#makeRoom();
  }

  /** Lets go of the books that were not searched for the longest time. */
  #makeRoom(): void {
    let people = 0;
    for (const { book } of this.#kept.values()) people += book?.people ?? 0;
    for (const [tenantId, { book }] of this.#kept) {
      if (people <= this.#limits.most) return;
      people -= book?.people ?? 0;
      this.#kept.delete(tenantId);
    }
  }
}

/** All people of an account, slice by slice; null where they changed meanwhile. */
async function readBook(next: (last: Last | null) => Promise<FoundSlice>, size: number) {
  const slices: Slice[] = [];
  let last: Last | null = null;
  let revision: string | null = null;
  for (;;) {
    const found: FoundSlice = await next(last);
    if (revision !== null && found.revision !== revision) return null;
    revision = found.revision;
    if (revision === null) return null;
    slices.push(found);
    if (found.people < size) return NameBook.of(revision, slices);
    last = { name: found.last_name, id: found.ids.slice(-36) };
  }
}

interface Last {
  readonly name: string;
  readonly id: string;
}

interface FoundSlice extends Slice {
  readonly revision: string | null;
  readonly people: number;
  readonly last_name: string;
}

/** The people after one by name, and the revision of the account in the same snapshot. */
async function selectSlice(
  tx: Tx,
  tenantId: string,
  { after, slice }: { readonly after: Last | null; readonly slice: number },
): Promise<FoundSlice> {
  const behind =
    after === null
      ? sql`true`
      : sql`(t.full_name collate "und-x-icu", t.id) > (${after.name}, ${after.id}::uuid)`;
  const { rows } = await sql<FoundSlice>`
    select (select revision from teammate_count where tenant_id = ${tenantId}) as revision,
      count(*)::integer as people, coalesce(string_agg(s.id::text, ''), '') as ids,
      coalesce(string_agg(s.search_text, ${parting}), '') as texts,
      coalesce(string_agg(left(s.status, 1), ''), '') as statuses,
      coalesce(max(s.full_name collate "und-x-icu"), '') as last_name
    from (
      select t.id, t.full_name, t.search_text, t.status from teammate t
      where t.tenant_id = ${tenantId} and t.status <> 'cancel' and ${behind}
      order by t.full_name collate "und-x-icu", t.id limit ${slice}
    ) s`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate answers one row.');
  return found;
}
