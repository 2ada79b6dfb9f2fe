import { valibotResolver } from '@hookform/resolvers/valibot';
import { notify } from '@jackfield/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as v from 'valibot';
import type { EditorInput, RecordEditorOptions, SeenImpact, Versioned } from './editor-types.ts';
import { RecordEditor } from './record-editor.ts';
import { saveFailureOf } from './save-failure.ts';

export interface RecordFormOptions<Stored extends Versioned, Values extends FieldValues>
  extends Omit<RecordEditorOptions<Stored, Values, FieldOf<Values>>, 'readFailure' | 'onFailed'> {
  /** Rules of the input. */
  schema: v.GenericSchema<Values, Values>;
  /** Reads the record that a 412 carries. */
  recordSchema: v.GenericSchema<unknown, Stored>;
}

/** A form about one record, edited by a `RecordEditor`. */
export function useRecordForm<Stored extends Versioned, Values extends FieldValues>({
  schema,
  recordSchema,
  ...given
}: RecordFormOptions<Stored, Values>) {
  const options: RecordEditorOptions<Stored, Values, FieldOf<Values>> = {
    ...given,
    readFailure: (error) => saveFailureOf(error, recordSchema),
    onFailed: (error) => notify.failure(error),
  };
  const [editor] = useState(() => new RecordEditor(options));
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  const form = useForm<Values>({
    defaultValues: state.yours as DefaultValues<Values>,
    resolver: valibotResolver(schema) as Resolver<Values>,
    mode: 'onTouched',
  });
  useEffect(() => editor.connect(formInput(form)), [editor, form]);
  useEffect(() => editor.setOptions(options));
  const { discard, showConflict, resolve, closeConflict } = editor;
  return {
    ...state,
    form,
    /** Whether something is not stored, at the moment of asking. */
    hasInput: () => editor.getSnapshot().isDirty,
    save: (seen?: SeenImpact) => form.handleSubmit((values) => editor.save(values, seen))(),
    discard,
    showConflict,
    resolve,
    closeConflict,
  };
}

/** A field of the form as a whole, without the paths into it. */
type FieldOf<Values extends FieldValues> = Path<Values> & keyof Values & string;

/** A form of react-hook-form as the editor of its record takes it. */
function formInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): EditorInput<Values, FieldOf<Values>> {
  return {
    read: () => form.getValues(),
    reset: (values) => form.reset(values),
    set: (field, value) => form.setValue(field, value),
    refuse: (field, message, isFirst) =>
      form.setError(field, { type: 'server', message }, { shouldFocus: isFirst }),
    subscribe: (listener) =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => listener(values) }),
  };
}
