import { changedFields, changeOf } from './changed-fields.ts';
import type {
  Base,
  EditorInput,
  EditorState,
  OpenConflict,
  RecordEditorOptions,
  SeenImpact,
  Versioned,
} from './editor-types.ts';
import { refusedFields } from './refused-fields.ts';
import { mergeMembers } from '@jackfield/domain/merge-members';
import { isSameValue } from '@jackfield/domain/same-value';
import { storeMerged } from './store-merged.ts';

/** Everything that an editor remembers; each step makes another one of it. */
interface Memory<Stored, Values> {
  readonly base: Base<Values>;
  readonly yours: Values;
  /** When the draft was typed that the input began with; null without one. */
  readonly draftAt: number | null;
  readonly conflict: OpenConflict<Stored, Values> | null;
  readonly isSaving: boolean;
  readonly isGone: boolean;
}

/**
 * Edits one record: input on top of a stored version, kept as draft, merged with what others store
 * meanwhile, saved as of its version. It knows no React: `connect` it to a form, read it with
 * `getSnapshot`, and `subscribe` to hear when that is another.
 */
export class RecordEditor<
  Stored extends Versioned,
  Values extends object,
  Field extends keyof Values & string = keyof Values & string,
> {
  #options: RecordEditorOptions<Stored, Values, Field>;
  #input: EditorInput<Values, Field> | null = null;
  #memory: Memory<Stored, Values>;
  #notified: Memory<Stored, Values>;
  #state: EditorState<Stored, Values, Field>;
  #listeners = new Set<() => void>();
  /** The newest version of somebody else that was told of. */
  #announced = 0;
  /** What was last kept as draft, or dropped. */
  #kept: { readonly base: Base<Values> | null; readonly text: string } = { base: null, text: '' };
  /** Steps within steps; what they did is told once, by the outermost. */
  #depth = 0;

  constructor(options: RecordEditorOptions<Stored, Values, Field>) {
    const draft = options.drafts.kept(Date.now());
    this.#options = options;
    const base = draft
      ? { version: draft.version, values: draft.base }
      : this.#baseOf(options.record);
    this.#memory = {
      base,
      yours: draft?.yours ?? base.values,
      draftAt: draft?.at ?? null,
      conflict: null,
      isSaving: false,
      isGone: false,
    };
    this.#notified = this.#memory;
    this.#state = this.#stateNow();
  }

  getSnapshot = (): EditorState<Stored, Values, Field> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the options of this moment; a record that is another one is merged into the input. */
  setOptions(options: RecordEditorOptions<Stored, Values, Field>): void {
    const isNews = options.record !== this.#options.record;
    this.#options = options;
    if (isNews) this.#step(() => this.#receive());
  }

  /** Follows an input until the answer is called; what is typed meanwhile is kept as draft. */
  connect(input: EditorInput<Values, Field>): () => void {
    this.#input = input;
    const stop = input.subscribe((values) => this.#follow(values));
    this.#step(() => {
      this.#follow(input.read());
      this.#receive();
    });
    return () => {
      stop();
      this.#input = null;
    };
  }

  /** Stores values that the rules let through, where `seen` is given as long as that holds. */
  save = (values: Values, seen?: SeenImpact): Promise<void> =>
    this.#saveOn(this.#memory.base, values, seen);

  /** Forgets the input. */
  discard = (): void => this.#settle(this.#options.record);

  /** Opens the choice between theirs and yours, as of what is stored now. */
  showConflict = (): void => {
    const { record, fields, valuesOf } = this.#options;
    const { base, yours } = this.#memory;
    const change = changeOf(base.values, yours, fields);
    const { clashes: both } = mergeMembers(base.values, change, valuesOf(record));
    if (both.length === 0) return;
    this.#remember({ conflict: { current: record, fields: both, base: base.values, yours } });
  };

  /** Back to the input, with nothing chosen. */
  closeConflict = (): void => this.#remember({ conflict: null });

  /** Goes on with the choices made, on the version they were made for; what is left is to be saved. */
  resolve = (
    { base, current, yours }: OpenConflict<Stored, Values>,
    chosen: Partial<Values>,
  ): void => {
    const { fields, valuesOf } = this.#options;
    const on = this.#baseOf(current);
    const change = changeOf(base, yours, fields);
    const values = { ...mergeMembers(base, change, valuesOf(current)).merged, ...chosen };
    this.#remember({ conflict: null });
    this.#put(on, values);
    if (changedFields(on.values, values, fields).length === 0) this.#settle(current);
  };

  #baseOf(stored: Stored): Base<Values> {
    return { version: stored.version, values: this.#options.valuesOf(stored) };
  }

  /** The input says what it holds. */
  #follow(values: Values): void {
    if (!isSameValue(values, this.#memory.yours)) this.#remember({ yours: values });
  }

  /** Puts a base and what stands on it into the input. */
  #put(base: Base<Values>, values: Values): void {
    this.#step(() => {
      this.#remember({ base, yours: values });
      this.#input?.reset(values);
    });
  }

  /** The record is as stored, with nothing typed on top. */
  #settle(stored: Stored): void {
    const base = this.#baseOf(stored);
    this.#step(() => {
      this.#remember({ draftAt: null, conflict: null });
      this.#put(base, base.values);
    });
    this.#options.drafts.drop();
  }

  /** Takes in what somebody else stored, without touching what was typed. */
  #receive(): void {
    const { record, fields, valuesOf, onChangedElsewhere } = this.#options;
    const { base, yours, isSaving } = this.#memory;
    if (isSaving || record.version <= base.version) return;
    if (changedFields(base.values, yours, fields).length === 0) {
      this.#settle(record);
      return;
    }
    const change = changeOf(base.values, yours, fields);
    const { merged, clashes } = mergeMembers(base.values, change, valuesOf(record));
    const hasConflict = clashes.length > 0;
    const taken = hasConflict ? [] : changedFields(yours, merged, fields);
    if (!hasConflict) {
      this.#remember({ base: this.#baseOf(record), yours: merged });
      for (const field of taken) this.#input?.set(field, merged[field]);
    }
    const isNews = (hasConflict || taken.length > 0) && this.#announced < record.version;
    this.#announced = record.version;
    if (isNews) onChangedElsewhere(hasConflict, this.showConflict);
  }

  async #saveOn(on: Base<Values>, values: Values, seen?: SeenImpact): Promise<void> {
    const options = this.#options;
    this.#remember({ isSaving: true });
    try {
      const first = { on, values, asSeen: seen ? { seen: seen.digest } : {} };
      const done = await storeMerged(options, first, (...merged) => this.#put(...merged));
      if ('conflict' in done) this.#remember({ conflict: done.conflict });
      else this.#stored(done.answer, done.on);
    } catch (error) {
      this.#refuse(error, seen);
    } finally {
      this.#step(() => {
        this.#remember({ isSaving: false });
        this.#receive();
      });
    }
  }

  #stored(answer: Stored, on: Base<Values>): void {
    const { keep, onSaved } = this.#options;
    keep(answer);
    this.#settle(answer);
    onSaved(answer, { versions: answer.version - on.version });
  }

  #refuse(error: unknown, seen?: SeenImpact): void {
    const { fields, readFailure, onFailed } = this.#options;
    const { isGone, impact, messages } = readFailure(error);
    if (impact && seen) return seen.onChanged(impact);
    if (isGone) return this.#remember({ isGone });
    for (const [index, { field, message }] of refusedFields(fields, messages).entries()) {
      this.#input?.refuse(field, message, index === 0);
    }
    onFailed(error);
  }

  #stateNow(): EditorState<Stored, Values, Field> {
    const { base, draftAt, ...shown } = this.#memory;
    const changed = changedFields(base.values, shown.yours, this.#options.fields);
    const isDirty = changed.length > 0;
    return { ...shown, changed, isDirty, restoredFrom: isDirty ? draftAt : null };
  }

  #remember(part: Partial<Memory<Stored, Values>>): void {
    this.#step(() => {
      this.#memory = { ...this.#memory, ...part };
    });
  }

  /** Does something, and tells of it once it is done whole. */
  #step(run: () => void): void {
    this.#depth += 1;
    try {
      run();
    } finally {
      this.#depth -= 1;
    }
    if (this.#depth > 0) return;
    const isNews = this.#notified !== this.#memory;
    this.#notified = this.#memory;
    if (isNews) this.#state = this.#stateNow();
    if (this.#input) this.#keepInput();
    if (isNews) for (const listener of this.#listeners) listener();
  }

  /** Keeps what was typed as draft whenever that, or what it stands on, is another. */
  #keepInput(): void {
    const { base, yours } = this.#memory;
    const text = JSON.stringify(yours);
    if (this.#kept.base === base && this.#kept.text === text) return;
    this.#kept = { base, text };
    const { drafts } = this.#options;
    if (this.#state.isDirty) {
      drafts.keep({ version: base.version, at: Date.now(), base: base.values, yours });
    } else drafts.drop();
  }
}
