import { lazyPart } from '@jackfield/kit/lazy-part';
import { chosenValues, conflictFields, type FormTexts } from '@jackfield/records/conflict-view';
import type { RecordEntity, useRecordForm, Versioned } from '@jackfield/records/record-form';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordPage, type RecordPageProps } from './record-page.tsx';

const RecordConflict = lazyPart(() =>
  import('@jackfield/records/conflict-view').then((file) => file.RecordConflict),
);

/** Input about a record that was deleted meanwhile. */
export interface LostInput {
  /** One line a changed field. */
  readonly lines: readonly string[];
  /** Forgets the input, so that leaving asks nothing. */
  onLeave(): void;
}

export interface FormRecordProps<
  Stored extends Versioned & { id: string },
  Values extends FieldValues,
> extends FormTexts<Stored, Values>,
    Pick<RecordPageProps, 'head' | 'tabs' | 'tab' | 'note' | 'below' | 'children'> {
  /** Kind of record, in whose history the other side of a conflict is. */
  entity: RecordEntity;
  /** Fields in the order of the page. */
  fields: readonly (keyof Values & string)[];
  edit: ReturnType<typeof useRecordForm<Stored, Values>>;
  /** Further dialogs of the page, outside of the form. */
  dialogs?: ReactNode;
  /** The record is no longer stored. */
  isGone?: boolean | undefined;
  /** What stands on the page once the record is gone. */
  renderGone?: ((lost: LostInput) => ReactNode) | undefined;
}

/** A page with the form of a record that has a history, and what others store meanwhile (annex J1). */
export function FormRecord<Stored extends Versioned & { id: string }, Values extends FieldValues>(
  props: FormRecordProps<Stored, Values>,
) {
  const { edit, entity, labelOf, textOf, valuesOf } = props;
  const { conflict } = edit;
  const { errors } = edit.form.formState;
  const names: readonly string[] = edit.changed;
  const changed = props.fields.filter((field) => names.includes(field));
  const invalid = changed.filter((field) => errors[field]);
  const isMissing = props.isGone === true || edit.isGone;
  return (
    <RecordPage
      {...props}
      changed={changed.map(labelOf)}
      invalid={invalid.map(labelOf)}
      onSave={() => void edit.save()}
      isGuarded={!isMissing}
      dialogs={
        <>
          {props.dialogs}
          {conflict && (
            <RecordConflict
              of={{ entity, id: conflict.current.id, version: conflict.current.version }}
              fields={conflictFields(conflict, { valuesOf, labelOf, textOf })}
              saving={edit.isSaving}
              onSave={(choices) =>
                void edit.resolve(conflict, chosenValues(conflict, valuesOf, choices))
              }
              onClose={edit.closeConflict}
            />
          )}
          {isMissing &&
            props.renderGone?.({
              lines: changed.map((field) => `${labelOf(field)}: ${textOf(edit.yours, field)}`),
              onLeave: edit.discard,
            })}
        </>
      }
    >
      {props.children}
    </RecordPage>
  );
}
