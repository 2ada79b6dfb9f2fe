import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Teammate, teammateSchema } from '@jackfield/contract/api/teammate';
import { ApiFailure, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { keepPerson, refreshLists } from '../people/api/cached-people.ts';
import { savePerson } from '../people/api/update-teammate.ts';
import { dropDraft, keepDraft, keptDraft } from './draft.ts';
import { mergeEdits } from './merge.ts';
import { profileMessages } from './messages.ts';
import {
  changedFields,
  changeOf,
  type ProfileField,
  profileFields,
  profileSchema,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';

/** Stored state that the input builds on. */
interface Base {
  version: number;
  values: ProfileValues;
}

/** Both sides changed the same fields; `current` is what is stored now. */
export interface OpenConflict {
  current: Teammate;
  fields: readonly ProfileField[];
  base: ProfileValues;
  yours: ProfileValues;
}

export interface ProfileFormOptions {
  /** Called when somebody else changed the person while input is unsaved. */
  onChangedElsewhere(hasConflict: boolean): void;
}

const baseOf = (person: Teammate): Base => ({ version: person.version, values: valuesOf(person) });

/** Saves that follow a merge without conflict; more in a row mean a fight with a machine. */
const mostAttempts = 3;

/**
 * State of the profile form: input on top of a stored version, kept as draft, merged with what
 * others store meanwhile, saved with If-Match (PPL-05, annex J1, J8).
 */
export function useProfileForm(person: Teammate, editorId: string, options: ProfileFormOptions) {
  const t = useT();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => keptDraft(editorId, person.id, Date.now()));
  const [base, setBase] = useState<Base>(() =>
    draft ? { version: draft.version, values: draft.base } : baseOf(person),
  );
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isGone, setGone] = useState(false);
  const form = useForm<ProfileValues>({
    defaultValues: draft ? draft.yours : base.values,
    resolver: valibotResolver(profileSchema),
    mode: 'onTouched',
  });
  const yours = useWatch({ control: form.control, compute: (values: ProfileValues) => values });
  const changed = changedFields(base.values, yours);
  const isDirty = changed.length > 0;
  const announced = useRef(0);

  function settle(stored: Teammate): void {
    setBase(baseOf(stored));
    setDraft(null);
    setConflict(null);
    form.reset(valuesOf(stored));
    dropDraft(editorId, person.id);
  }

  /** Takes in what somebody else stored, without touching what was typed. */
  const receive = useEffectEvent((stored: Teammate) => {
    if (stored.version <= base.version) return;
    if (!isDirty) {
      settle(stored);
      return;
    }
    const { merged, conflicts, taken } = mergeEdits(
      base.values,
      valuesOf(stored),
      form.getValues(),
      profileFields,
    );
    if (conflicts.length === 0) {
      for (const field of taken) form.setValue(field, merged[field]);
      setBase(baseOf(stored));
    }
    const isNews = taken.length + conflicts.length > 0 && announced.current < stored.version;
    if (isNews) options.onChangedElsewhere(conflicts.length > 0);
    announced.current = stored.version;
  });
  useEffect(() => {
    // The record lives outside: it changes when anybody saves, and never while this form does.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isSaving) receive(person);
  }, [person, isSaving]);

  const text = JSON.stringify(yours);
  useEffect(() => {
    const values: ProfileValues = JSON.parse(text);
    if (isDirty) {
      const kept = { version: base.version, at: Date.now(), base: base.values, yours: values };
      keepDraft(editorId, person.id, kept);
    } else {
      dropDraft(editorId, person.id);
    }
  }, [text, isDirty, base, editorId, person.id]);

  /** Stores values on a base; merges and tries again while the other side changed other fields. */
  async function store(on: Base, values: ProfileValues, attempt = 1): Promise<void> {
    try {
      const answer = await savePerson(person.id, changeOf(on.values, values), on.version);
      keepPerson(client, answer);
      settle(answer);
      notify.success(t(profileMessages.saved));
      void refreshLists(client);
    } catch (error) {
      const current = storedNow(error);
      if (!current) throw error;
      keepPerson(client, current);
      const theirs = valuesOf(current);
      const { merged, conflicts } = mergeEdits(on.values, theirs, values, profileFields);
      if (conflicts.length > 0) {
        const fields = conflicts.map(({ field }) => field);
        setConflict({ current, fields, base: on.values, yours: values });
        return;
      }
      if (attempt >= mostAttempts) throw error;
      form.reset(merged);
      setBase(baseOf(current));
      await store(baseOf(current), merged, attempt + 1);
    }
  }

  function refuse(error: unknown): void {
    if (error instanceof ApiFailure && error.status === 404) {
      setGone(true);
      return;
    }
    const messages = fieldMessages(error);
    const refused = profileFields.filter((field) => messages[field]);
    refused.forEach((field, index) => {
      form.setError(
        field,
        { type: 'server', message: messages[field] ?? '' },
        { shouldFocus: index === 0 },
      );
    });
    notify.failure(error);
  }

  async function saveOn(on: Base, values: ProfileValues): Promise<void> {
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
    isGone,
    conflict,
    /** When the restored input was typed, milliseconds since 1970; null when nothing was. */
    restoredFrom: isDirty ? (draft?.at ?? null) : null,
    save: form.handleSubmit((values) => saveOn(base, values)),
    discard: () => settle(person),
    /** Opens the choice between theirs and yours, as of what is stored now. */
    showConflict() {
      const values = form.getValues();
      const { conflicts } = mergeEdits(base.values, valuesOf(person), values, profileFields);
      const fields = conflicts.map(({ field }) => field);
      if (fields.length > 0) {
        setConflict({ current: person, fields, base: base.values, yours: values });
      }
    },
    /** Goes on with the choices made; the values are saved on the version they were made for. */
    async resolve(
      { current, base: from, yours: mine }: OpenConflict,
      chosen: Partial<ProfileValues>,
    ) {
      const { merged } = mergeEdits(from, valuesOf(current), mine, profileFields);
      const values = { ...merged, ...chosen };
      setConflict(null);
      setBase(baseOf(current));
      form.reset(values);
      if (changedFields(valuesOf(current), values).length === 0) settle(current);
      else await saveOn(baseOf(current), values);
    },
    closeConflict: () => setConflict(null),
  };
}

/** The record that a 412 carries, or null when the failure is another. */
function storedNow(error: unknown): Teammate | null {
  if (!(error instanceof ApiFailure) || error.status !== 412) return null;
  const read = v.safeParse(teammateSchema, error.current);
  return read.success ? read.output : null;
}
