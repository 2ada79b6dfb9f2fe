import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import type { DraftStore } from './draft.ts';

/** A record with a version, as every record with an edit form is. */
export interface Versioned {
  version: number;
}

/** What was seen of a save before it (SAY-04). */
export interface SeenImpact {
  readonly digest: string;
  /** Callers would notice something else by now; nothing was stored, and the input is kept. */
  onChanged(impact: ToldImpact): void;
}

/** What a save did to a record. */
export interface SavedVersions {
  /** How many versions the record grew by, which is one for each part that is stored by itself. */
  readonly versions: number;
}

/** Why a save was refused, as far as the editor goes on with it. */
export interface SaveFailure<Stored> {
  /** The record as it is stored now, when somebody else was faster. */
  readonly current: Stored | null;
  /** There is no such record any more. */
  readonly isGone: boolean;
  /** What callers would notice, where that is not what was seen. */
  readonly impact: ToldImpact | null;
  /** Messages by path of the refused member, such as `missedCallHandling.actionValue`. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Both sides changed the same fields; `current` is what is stored now. */
export interface OpenConflict<Stored, Values> {
  current: Stored;
  fields: readonly (keyof Values & string)[];
  base: Values;
  yours: Values;
}

/** The stored version that input stands on. */
export interface Base<Values> {
  readonly version: number;
  readonly values: Values;
}

export interface RecordEditorOptions<
  Stored extends Versioned,
  Values extends object,
  Field extends keyof Values & string = keyof Values & string,
> {
  /** The record as last read; a newer one is merged into the input. */
  record: Stored;
  /** Fields in the order of the page; saving names them in this order. */
  fields: readonly Field[];
  valuesOf(record: Stored): Values;
  drafts: DraftStore<Values>;
  /**
   * Stores changed members as of a version; rejects when it is an old one. `values` is the whole
   * input, for records that are stored whole; `asSeen` are options of a call that moves calls.
   */
  save(
    change: Partial<Values>,
    version: number,
    values: Values,
    asSeen: { seen?: string },
  ): Promise<Stored>;
  /** Puts a record just read or answered where the rest of the portal finds it. */
  keep(record: Stored): void;
  onSaved(record: Stored, saved: SavedVersions): void;
  /**
   * Somebody else changed the record while input is unsaved; with a conflict, `showConflict` opens
   * the choice between theirs and yours.
   */
  onChangedElsewhere(hasConflict: boolean, showConflict: () => void): void;
  /** Reads what a rejected save means. */
  readFailure(error: unknown): SaveFailure<Stored>;
  /** A save failed and the record is still there; refused fields have their messages already. */
  onFailed(error: unknown): void;
}

/** The fields that people type in, wherever they are; the editor writes to them and follows them. */
export interface EditorInput<Values extends object, Field extends keyof Values & string> {
  /** Every value as it is now. */
  read(): Values;
  /** Puts every value in anew, as one that nobody typed. */
  reset(values: Values): void;
  /** Puts one value in. */
  set(field: Field, value: Values[Field]): void;
  /** Shows a message at a field; the first of them takes the focus. */
  refuse(field: Field, message: string, isFirst: boolean): void;
  /** Tells of every change until the answer is called. */
  subscribe(listener: (values: Values) => void): () => void;
}

/** What an editor says of itself at one moment. */
export interface EditorState<
  Stored,
  Values extends object,
  Field extends keyof Values & string = keyof Values & string,
> {
  /** What the input holds. */
  readonly yours: Values;
  /** Fields that differ from the stored version, in the order of the page. */
  readonly changed: readonly Field[];
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The record was deleted meanwhile. */
  readonly isGone: boolean;
  readonly conflict: OpenConflict<Stored, Values> | null;
  /** When the restored input was typed, milliseconds since 1970; null when nothing was. */
  readonly restoredFrom: number | null;
}
