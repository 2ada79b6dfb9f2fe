import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';

/** A member of a record that can go back to an earlier value. */
export interface RestorableField {
  readonly column: string;
  /** The column holds JSON. */
  readonly isJson?: boolean;
}

/** What a restore knows of the record that it changes. */
export interface Restoring {
  readonly tx: Tx;
  readonly context: RequestContext;
  readonly id: string;
}

/** Kinds of records whose members can go back. */
export type RestoredEntity = 'teammate' | 'team' | 'company' | 'tenant' | 'ivr';

/** How records of a kind go back to earlier values. */
export interface RestorableRecord {
  /** The record as the history names it. */
  readonly entity: RestoredEntity;
  readonly table: 'teammate' | 'team' | 'company' | 'tenant' | 'ivr_menu';
  readonly fields: Readonly<Record<string, RestorableField>>;
  /** Members that can go back and are no columns of the table. */
  readonly parts?: readonly string[];
  /** Members that follow from others, and go back with them. */
  readonly derived?: readonly string[];
  /** Members that go back only when the change that is taken back was of them. */
  readonly alone?: readonly string[];
  /** A member as entries of the history hold it, in the form in which `read` answers it. */
  stored?(field: string, value: unknown): unknown;
  /** Locks what is locked before the record wherever both are. */
  lock?(at: Restoring): Promise<unknown>;
  /** The members as the history has them now, and the name of the record. */
  read(at: Restoring): Promise<{ name: string; members: Record<string, unknown> }>;
  /** The record as the API answers it, for 412. */
  current(at: Restoring): Promise<unknown>;
  /** Why a member cannot have this value again; null when it can. */
  refusal(at: Restoring, field: string, value: unknown): Promise<string | null>;
  /** Takes those of the members back that are no columns; answers events of the parts. */
  restoreParts?(
    at: Restoring,
    members: Readonly<Record<string, unknown>>,
  ): Promise<readonly EventSpec[]>;
  events(at: Restoring, restored: readonly string[]): Promise<EventSpec[]>;
}

/** Runs a check of the write path; what it refuses, in its words, null when it refuses nothing. */
export async function refusalOf(check: () => unknown): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.errors[0]?.message ?? error.message;
  }
}
