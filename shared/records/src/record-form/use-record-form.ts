import { valibotResolver } from '@hookform/resolvers/valibot';
import { notify } from '@jackfield/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import type { RecordEditorOptions, Versioned } from './editor-types.ts';
import { type FieldOf, formInput } from './form-input.ts';
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
    save: form.handleSubmit(editor.save),
    discard,
    showConflict,
    resolve,
    closeConflict,
  };
}
