import { valibotResolver } from '@hookform/resolvers/valibot';
import { ApiFailure, fieldMessages, notify } from '@jackfield/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';
import * as v from 'valibot';
import { changedFields, changeOf } from './changed-fields.ts';
import type { DraftStore } from './draft.ts';
import { mergeEdits } from './merge.ts';

/** A record with a version, as every record with an edit form is (annex J1). */
export interface Versioned {
  version: number;
}

/** What a save did to a record. */
export interface SavedChange<Values> {
  /** What the changed fields held before. */
  readonly former: Partial<Values>;
  /** How many versions the record grew by, which is one for each part that is stored by itself. */
  readonly versions: number;
  /**
   * Gives the saved fields back their former values, and leaves the others alone; rejects with
   * ApiFailure, 412 when somebody changed the record since.
   */
  takeBack(): Promise<void>;
}

export interface RecordFormOptions<Stored extends Versioned, Values extends FieldValues> {
  /** The record as last read; a newer one is merged into the input. */
  record: Stored;
  /** Fields in the order of the page; saving names them in this order. */
  fields: readonly Path<Values>[];
  valuesOf(record: Stored): Values;
  /** Rules of the input. */
  schema: v.GenericSchema<Values, Values>;
  /** Reads the record that a 412 carries. */
  recordSchema: v.GenericSchema<unknown, Stored>;
  drafts: DraftStore<Values>;
  /**
   * Stores changed members as of a version; rejects with ApiFailure, 412 when it is an old one.
   * `values` is the whole input, for records that are stored whole.
   */
  save(change: Partial<Values>, version: number, values: Values): Promise<Stored>;
  /** Puts a record just read or answered where the rest of the portal finds it. */
  keep(record: Stored): void;
  onSaved(record: Stored, saved: SavedChange<Values>): void;
  /**
   * Somebody else changed the record while input is unsaved; with a conflict, `showConflict` opens
   * the choice between theirs and yours.
   */
  onChangedElsewhere(hasConflict: boolean, showConflict: () => void): void;
}

/** Both sides changed the same fields; `current` is what is stored now. */
export interface OpenConflict<Stored, Values> {
  current: Stored;
  fields: readonly (keyof Values & string)[];
  base: Values;
  yours: Values;
}

interface Base<Values> {
  version: number;
  values: Values;
}

/** Saves that follow a merge without conflict; more in a row mean a fight with a machine. */
const mostAttempts = 3;

/**
 * State of a form about one record: input on top of a stored version, kept as draft, merged with
 * what others store meanwhile, saved with If-Match (annex J1, J8).
 */
export function useRecordForm<Stored extends Versioned, Values extends FieldValues>(
  options: RecordFormOptions<Stored, Values>,
) {
  const { record, fields, valuesOf, drafts } = options;
  const baseOf = (stored: Stored): Base<Values> => ({
    version: stored.version,
    values: valuesOf(stored),
  });
  const [draft, setDraft] = useState(() => drafts.kept(Date.now()));
  const [base, setBase] = useState<Base<Values>>(() =>
    draft ? { version: draft.version, values: draft.base } : baseOf(record),
  );
  const [conflict, setConflict] = useState<OpenConflict<Stored, Values> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isGone, setGone] = useState(false);
  const form = useForm<Values>({
    defaultValues: (draft ? draft.yours : base.values) as DefaultValues<Values>,
    resolver: valibotResolver(options.schema) as Resolver<Values>,
    mode: 'onTouched',
  });
  const yours = useWatch({ control: form.control, compute: (values: Values) => values });
  const changed = changedFields(base.values, yours, fields);
  const isDirty = changed.length > 0;
  const announced = useRef(0);

  function settle(stored: Stored): void {
    setBase(baseOf(stored));
    setDraft(null);
    setConflict(null);
    form.reset(valuesOf(stored));
    drafts.drop();
  }

  /** Opens the choice between theirs and yours, as of what is stored now. */
  function showConflict(): void {
    const values = form.getValues();
    const { conflicts } = mergeEdits(base.values, valuesOf(record), values, fields);
    const both = conflicts.map(({ field }) => field);
    if (both.length > 0) {
      setConflict({ current: record, fields: both, base: base.values, yours: values });
    }
  }

  /** Takes in what somebody else stored, without touching what was typed. */
  const receive = useEffectEvent(() => {
    if (isSaving || record.version <= base.version) return;
    if (!isDirty) {
      settle(record);
      return;
    }
    const { merged, conflicts, taken } = mergeEdits(
      base.values,
      valuesOf(record),
      form.getValues(),
      fields,
    );
    if (conflicts.length === 0) {
      for (const field of taken) form.setValue(field, merged[field]);
      setBase(baseOf(record));
    }
    const isNews = taken.length + conflicts.length > 0 && announced.current < record.version;
    if (isNews) options.onChangedElsewhere(conflicts.length > 0, () => showConflict());
    announced.current = record.version;
  });
  // The form's own state lives outside React, so that it is brought up to date beside it.
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-effect-dependencies
  useEffect(() => receive(), [record, isSaving]);

  const text = JSON.stringify(yours);
  const keepInput = useEffectEvent(() => {
    if (!isDirty) drafts.drop();
    else drafts.keep({ version: base.version, at: Date.now(), base: base.values, yours });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- kept after each change
  useEffect(() => keepInput(), [text, isDirty, base]);

  /** Stores values on a base; merges and tries again while the other side changed other fields. */
  async function store(on: Base<Values>, values: Values, attempt = 1): Promise<void> {
    try {
      const answer = await options.save(changeOf(on.values, values, fields), on.version, values);
      options.keep(answer);
      settle(answer);
      options.onSaved(answer, {
        versions: answer.version - on.version,
        ...wayBack(answer, on.values),
      });
    } catch (error) {
      const current = storedNow(error);
      if (!current) throw error;
      options.keep(current);
      const { merged, conflicts } = mergeEdits(on.values, valuesOf(current), values, fields);
      if (conflicts.length > 0) {
        const both = conflicts.map(({ field }) => field);
        setConflict({ current, fields: both, base: on.values, yours: values });
        return;
      }
      if (attempt >= mostAttempts) throw error;
      form.reset(merged);
      setBase(baseOf(current));
      await store(baseOf(current), merged, attempt + 1);
    }
  }

  function wayBack(saved: Stored, before: Values): Omit<SavedChange<Values>, 'versions'> {
    const present = valuesOf(saved);
    const former = changeOf(present, before, fields);
    return {
      former,
      takeBack: async () =>
        options.keep(await options.save(former, saved.version, { ...present, ...former })),
    };
  }

  /** The record that a 412 carries, or null when the failure is another. */
  function storedNow(error: unknown): Stored | null {
    if (!(error instanceof ApiFailure) || error.status !== 412) return null;
    const read = v.safeParse(options.recordSchema, error.current);
    return read.success ? read.output : null;
  }

  function refuse(error: unknown): void {
    if (error instanceof ApiFailure && error.status === 404) {
      setGone(true);
      return;
    }
    const messages = Object.entries(fieldMessages(error));
    // A refused member may lie within a field, such as `missedCallHandling.actionValue`.
    const messageOf = (field: string) =>
      messages.find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
    const refused = fields.filter((field) => messageOf(field));
    refused.forEach((field, index) => {
      form.setError(
        field,
        { type: 'server', message: messageOf(field) ?? '' },
        { shouldFocus: index === 0 },
      );
    });
    notify.failure(error);
  }

  async function saveOn(on: Base<Values>, values: Values): Promise<void> {
    setSaving(true);
    try {
      await store(on, values);
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    yours,
    changed,
    isDirty,
    isSaving,
    /** The record was deleted meanwhile. */
    isGone,
    conflict,
    /** When the restored input was typed, milliseconds since 1970; null when nothing was. */
    restoredFrom: isDirty ? (draft?.at ?? null) : null,
    save: form.handleSubmit((values) => saveOn(base, values)),
    discard: () => settle(record),
    showConflict,
    /** Goes on with the choices made; the values are saved on the version they were made for. */
    async resolve(open: OpenConflict<Stored, Values>, chosen: Partial<Values>) {
      const { merged } = mergeEdits(open.base, valuesOf(open.current), open.yours, fields);
      const values = { ...merged, ...chosen };
      setConflict(null);
      setBase(baseOf(open.current));
      form.reset(values);
      if (changedFields(valuesOf(open.current), values, fields).length === 0) settle(open.current);
      else await saveOn(baseOf(open.current), values);
    },
    closeConflict: () => setConflict(null),
  };
}
