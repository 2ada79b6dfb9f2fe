import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type RequestContext, signedIn } from './context.ts';
import type { Tx } from './database.ts';
import { namingDuplicates } from './duplicates.ts';
import { ApiError } from './errors.ts';
import type { EventSpec } from './events.ts';
import { commonTexts } from './texts.ts';
import { type Next, write } from './write.ts';

/** Members of a record by name, as its history holds them. */
export type Members = Readonly<Record<string, unknown>>;

/** Where a record is: the transaction and whoever asks. */
export interface At {
  readonly tx: Tx;
  readonly context: RequestContext;
  readonly id: string;
}

/** A record that is being changed, as it was read before. */
export interface Changing<State> extends At {
  readonly state: State;
  /** The values are those that the record had once: what is gone of them since is left out. */
  readonly isFormer: boolean;
}

/** A member of a record, declared once for every way to change it. */
export interface RecordField<State = unknown> {
  /** Column that holds it; a member without one is stored by the record's `store`. */
  readonly column?: string;
  /** The column holds JSON. */
  readonly isJson?: boolean;
  /** What a value looks like; null where it can be unset. */
  readonly schema: v.GenericSchema;
  /** A value may be given in part, and is completed by the present one. */
  readonly isPartial?: boolean;
  /** Earlier values are not kept, or not put back: an email is confirmed first. */
  readonly isForgotten?: boolean;
  /** The value that a wanted one is compared with, where the history tells another. */
  now?(state: State): unknown;
  /** A value in the form in which two are compared, such as people without their names. */
  form?(value: unknown): unknown;
  /** What is still there of a former value. */
  present?(at: Changing<State>, value: unknown): Promise<unknown>;
  /** Refuses by throwing ApiError about `path`, the place of the value in the body. */
  check?(at: Changing<State>, value: unknown, path: string): unknown;
  /** The event of this member, besides those of the record. */
  event?(id: string): EventSpec;
}

/** A kind of record, declared once: PUT, undo, restore, plans, batches and fixes change it by this. */
export interface ChangedRecord<State> {
  /** The record as the history names it. */
  readonly entity: string;
  readonly table: string;
  readonly fields: Readonly<Record<string, RecordField<State>>>;
  /** Members of the history that follow from others, and change with them. */
  readonly derived?: readonly string[];
  /** Members that go back only when the change that is taken back was of them. */
  readonly alone?: readonly string[];
  /** Locks what is locked before the record wherever both are. */
  lock?(at: At, members: Members): Promise<unknown>;
  /** The record with everything that its members are told from; 404 when it is not there. */
  read(at: At): Promise<State>;
  /** Name and members as the history has them. */
  snapshot(state: State): { readonly name: string; readonly members: Members };
  /** The record as the API answers it, for 412; what was read where that is it. */
  answer?(at: At): Promise<unknown>;
  /** The record after a change of columns; null when it has to be read again. */
  grown?(state: State, members: Members, next: Next): State | null;
  /** Stores those of the members that are no columns, and what follows from any; answers the events of the parts. */
  store?(at: Changing<State>, members: Members): Promise<readonly EventSpec[]>;
  /** Events of the record as a whole. */
  events(id: string, changed: readonly string[], after: State): readonly EventSpec[];
}

/** A member in the form in which values of it are compared. */
export const formOf = (
  { fields }: Pick<ChangedRecord<unknown>, 'fields'>,
  field: string,
  value: unknown,
): unknown => fields[field]?.form?.(value) ?? value ?? null;

/** Members of a body, with what was given in part completed by the present value. */
export const completed = (
  { fields }: Pick<ChangedRecord<unknown>, 'fields'>,
  given: Members,
  now: Members,
): Members =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [
        field,
        fields[field]?.isPartial ? { ...Object(now[field]), ...Object(value) } : value,
      ]),
  );

/** What a refusal says of its member. */
export const messageOf = ({ errors, message }: ApiError): string => errors[0]?.message ?? message;

interface Wanted<State> {
  readonly id: string;
  /** What the history calls the change, for example `team.update`. */
  readonly action: string;
  /** The values that members are to have, given the present ones; all others stay. */
  readonly members: Members | ((now: Members) => Members);
  /** Where the body has a member; under its name otherwise. */
  readonly pathOf?: (field: string) => string;
  readonly isFormer?: boolean;
  /** What becomes of a member that is refused, which is left out; throws the refusal without. */
  readonly refuse?: (field: string, refusal: ApiError) => void;
  /** What follows in the same transaction. */
  readonly after?: (at: Changing<State>, changed: Members, state: State) => Promise<unknown>;
}

export interface Changed<State> {
  /** Names of the members that have another value now; none when all were as wanted. */
  readonly changed: readonly string[];
  /** The record afterwards, as `read` answers it. */
  readonly state: State;
  /** The version that the record has now. */
  readonly version: number;
}

/** A value that can be stored; throws what the field refuses. */
async function accepted<State>(
  record: ChangedRecord<State>,
  at: Changing<State>,
  { field, value, path }: { field: string; value: unknown; path: string },
): Promise<unknown> {
  const spec = record.fields[field];
  if (spec === undefined || (at.isFormer && spec.isForgotten)) {
    throw new ApiError('NOTHINGTORESTORE', { message: t(commonTexts.valueNotKept) });
  }
  const left = at.isFormer && spec.present ? await spec.present(at, value) : value;
  if (!v.is(spec.schema, left)) {
    const message = t(commonTexts.valueUnfit);
    throw new ApiError('INVALIDINPUT', {
      message,
      errors: [{ code: 'INVALID', field: path, message }],
    });
  }
  await spec.check?.(at, left, path);
  return left;
}

/** Why a member cannot have a value; null when it can, or has it. */
export async function refusalOf<State>(
  record: ChangedRecord<State>,
  at: At,
  field: string,
  value: unknown,
): Promise<string | null> {
  try {
    const state = await record.read(at);
    await accepted(record, { ...at, state, isFormer: false }, { field, value, path: field });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return messageOf(error);
  }
}

/** The values that differ from the present ones and can be stored. */
async function changedMembers<State>(
  record: ChangedRecord<State>,
  at: Changing<State>,
  { members, pathOf = (field) => field, refuse }: Wanted<State>,
): Promise<Members> {
  const { members: now } = record.snapshot(at.state);
  const wanted = typeof members === 'function' ? members(now) : completed(record, members, now);
  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(wanted)) {
    if (at.isFormer && record.derived?.includes(field)) continue;
    const spec = record.fields[field];
    const present = spec?.now && !at.isFormer ? spec.now(at.state) : now[field];
    if (isDeepStrictEqual(formOf(record, field, present), formOf(record, field, value))) continue;
    try {
      changed[field] = await accepted(record, at, { field, value, path: pathOf(field) });
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.code !== 'STEPUP';
      if (!isRefusal || refuse === undefined) throw error;
      refuse(field, error);
    }
  }
  return changed;
}

async function setColumns<State>(
  { table, fields }: ChangedRecord<State>,
  { tx, context, id }: At,
  members: Members,
): Promise<void> {
  const columns = Object.entries(members).flatMap(([field, value]) => {
    const { column, isJson = false } = fields[field] ?? {};
    if (column === undefined) return [];
    if (!isJson) return [sql`${sql.ref(column)} = ${value}`];
    const json = value === null ? null : JSON.stringify(value);
    return [sql`${sql.ref(column)} = ${json}::jsonb`];
  });
  if (columns.length === 0) return;
  const tenantColumn = table === 'tenant' ? 'id' : 'tenant_id';
  await sql`update ${sql.table(table)} set ${sql.join(columns)}
    where ${sql.ref(tenantColumn)} = ${signedIn(context).tenantId} and id = ${id}`.execute(tx);
}

/** Events of the members that changed, each told once. */
function eventsOf<State>(
  { fields }: ChangedRecord<State>,
  id: string,
  changed: readonly string[],
): EventSpec[] {
  const events = changed.flatMap((field) => fields[field]?.event?.(id) ?? []);
  return [...new Map(events.map((event) => [event.eventType, event])).values()];
}

/**
 * The one way to change a record: members that differ are checked and stored, in one transaction
 * with version, entry of the history and events, or in the one that is open. Throws 404, 409
 * DUPLICATE, 412, 428 and what a field refuses.
 */
export function changeRecord<State>(
  context: RequestContext,
  record: ChangedRecord<State>,
  wanted: Wanted<State>,
): Promise<Changed<State>> {
  const { id, action, members, isFormer = false } = wanted;
  const answer = (at: At) => (record.answer ? record.answer(at) : record.read(at));
  return context.db.tenant(signedIn(context).tenantId, async (outer) => {
    const given = typeof members === 'function' ? {} : members;
    await record.lock?.({ tx: outer, context, id }, given);
    const work: { unchanged?: Changed<State> } = {};
    const done = await namingDuplicates(
      write<Changed<State>>(context, {
        entity: record.entity,
        id,
        action,
        table: record.table,
        read: (tx) => answer({ tx, context, id }),
        async change(tx, next) {
          const before = await record.read({ tx, context, id });
          const at: Changing<State> = { tx, context, id, state: before, isFormer };
          const values = await changedMembers(record, at, wanted);
          const changed = Object.keys(values);
          if (changed.length === 0) {
            work.unchanged = { changed, state: before, version: next.version - 1 };
            return null;
          }
          await setColumns(record, at, values);
          const ofParts = (await record.store?.(at, values)) ?? [];
          const state = record.grown?.(before, values, next) ?? (await readGrown(record, at, next));
          await wanted.after?.(at, values, state);
          const now = record.snapshot(state);
          return {
            before: record.snapshot(before).members,
            after: now.members,
            name: now.name,
            events: [
              ...ofParts,
              ...eventsOf(record, id, changed),
              ...record.events(id, changed, state),
            ],
            result: { changed, state, version: next.version },
          };
        },
      }),
    );
    const result = done ?? work.unchanged;
    if (result === undefined) throw new Error('A change was neither made nor left.');
    return result;
  });
}

async function readGrown<State>(record: ChangedRecord<State>, at: At, next: Next): Promise<State> {
  const state = await record.read(at);
  return record.grown?.(state, {}, next) ?? state;
}
