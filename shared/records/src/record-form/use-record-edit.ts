import type { AuditedEntity } from '@jackfield/contract/api/audit';
import { undoSave, undoAction } from '@jackfield/records/restore';
import type { SaveLater, SaveNote } from '@jackfield/records/save-bar';
import { common, notify, useT } from '@jackfield/runtime';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { draftStore } from './draft.ts';
import type { Versioned } from './editor-types.ts';
import { lastEditorOf } from './last-editor.ts';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

/** What a form says about its record in toasts. */
export interface RecordWords<Stored> {
  /** Of the record as it is stored now, where its name can have changed. */
  readonly saved: string | ((stored: Stored) => string);
  /** Somebody else changed the record, by name. */
  changedElsewhere(name: string): string;
  /** Who it was when that cannot be told; presets to "Somebody". */
  readonly somebody?: string;
}

/** What is fixed of a form: its fields, their rules, and how they come from the record. */
export interface FormShape<Stored extends Versioned, Values extends FieldValues>
  extends Pick<RecordFormOptions<Stored, Values>, 'fields' | 'valuesOf' | 'schema'> {
  /** The same values without their rules: a draft may hold what is not valid yet. */
  typed: v.GenericSchema<unknown, Values>;
}

/** What a form about one section hands to the form of its page, which knows the record. */
export interface SectionForm<Stored extends Versioned, Values extends FieldValues>
  extends FormShape<Stored, Values>,
    Pick<RecordFormOptions<Stored, Values>, 'save'> {}

export interface RecordEditOptions<Stored extends Versioned, Values extends FieldValues>
  extends SectionForm<Stored, Values>,
    Pick<RecordFormOptions<Stored, Values>, 'record' | 'recordSchema' | 'keep'> {
  /** The record in whose history the changes of others are; null for one without. */
  history: { readonly entity: AuditedEntity; readonly id: string } | null;
  /** Name under which unsaved input is kept, such as `profile.<editor>.<person>`. */
  draft: string;
  words: RecordWords<Stored>;
  /** Brings up to date what else shows the record. */
  onSaved?(): unknown;
  /** Reads the record again after a save was taken back; without it, saving offers no Undo. */
  reread?(): Promise<unknown>;
  /** Shows what others changed where nothing has to be chosen. */
  onShow?(): void;
}

/** Everything that a form about a record hands to its frame. */
export type RecordEdit<
  Stored extends Versioned = Versioned,
  Values extends FieldValues = FieldValues,
> = ReturnType<typeof useRecordForm<Stored, Values>> &
  Pick<RecordEditOptions<Stored, Values>, 'history' | 'valuesOf'> & {
    /** Who made a change of which that cannot be told. */
    readonly somebody: string;
    /** Fields that cannot be saved for a reason that the rules do not know. */
    readonly faulty?: readonly (keyof Values & string)[];
    /** What is done before it saves, while that is under way. */
    readonly savingText?: string | undefined;
    /** What saving will do, beside the buttons. */
    readonly note?: SaveNote | undefined;
    /** Saving at a time to come, where the form can. */
    readonly later?: SaveLater | undefined;
    /** Dialogs of the form, outside of it. */
    readonly dialogs?: ReactNode;
  };

/** A form about a record with a history: its drafts, and what it says of saves and of others. */
export function useRecordEdit<Stored extends Versioned, Values extends FieldValues>({
  history,
  draft,
  typed,
  words,
  onSaved,
  reread,
  onShow,
  ...options
}: RecordEditOptions<Stored, Values>): RecordEdit<Stored, Values> {
  const t = useT();
  const drafts = useMemo(() => draftStore(draft, typed), [draft, typed]);
  const { somebody = t(common.somebody) } = words;
  const announce = async (showConflict: (() => void) | undefined) => {
    const name = (history && (await lastEditorOf(history.entity, history.id))) ?? somebody;
    const run = showConflict ?? onShow;
    const show = run && { label: t(common.show), run };
    notify.info(words.changedElsewhere(name), show);
  };
  const edit = useRecordForm<Stored, Values>({
    ...options,
    drafts,
    onSaved: (stored, { versions }) => {
      const { version } = stored;
      const undo =
        reread &&
        history &&
        undoAction(() =>
          undoSave(history.entity, history.id, { version, versions }).finally(reread),
        );
      const saved = typeof words.saved === 'string' ? words.saved : words.saved(stored);
      notify.success(saved, (versions > 0 && undo) || undefined);
      onSaved?.();
    },
    onChangedElsewhere: (hasConflict, showConflict) =>
      void announce(hasConflict ? showConflict : undefined),
  });
  return { ...edit, history, valuesOf: options.valuesOf, somebody };
}
