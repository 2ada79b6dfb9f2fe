import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Members } from '../../platform/record.ts';
import { records } from '../records/records.ts';
import { withChange } from '../records/with-change.ts';
import type { PlannedRow, StoredPart } from './tables.ts';

type OfRecord = Pick<StoredPart, 'entity' | 'id'>;

const keyOf = ({ entity, id }: OfRecord) => `${entity} ${id}`;

/** Records as they will stand: as they are now, with planned changes put in one after another. */
export class Standing {
  readonly #tx: Tx;
  readonly #context: RequestContext;
  readonly #members = new Map<string, Promise<Members | null>>();

  constructor(tx: Tx, context: RequestContext) {
    this.#tx = tx;
    this.#context = context;
  }

  /** Members of a record; null when it is not there. */
  membersOf(record: OfRecord): Promise<Members | null> {
    const key = keyOf(record);
    const known = this.#members.get(key) ?? this.#read(record);
    this.#members.set(key, known);
    return known;
  }

  /** Puts planned changes in that can be saved as they stand, in their order. */
  async add(rows: readonly PlannedRow[]): Promise<void> {
    for (const part of rows.flatMap(({ parts }) => parts)) {
      const now = await this.membersOf(part);
      if (now === null) continue;
      const { merged, clashes } = withChange(records[part.entity], part, now);
      if (clashes.length > 0) continue;
      this.#members.set(keyOf(part), Promise.resolve({ ...now, ...merged }));
    }
  }

  async #read({ entity, id }: OfRecord): Promise<Members | null> {
    try {
      const record = records[entity];
      const state = await record.read({ tx: this.#tx, context: this.#context, id });
      return record.snapshot(state).members;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOTFOUND') return null;
      throw error;
    }
  }
}
