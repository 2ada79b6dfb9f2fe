import { lazyPart } from '@jackfield/kit/lazy-part';
import { useConflict, type FieldWords } from '@jackfield/records/conflict-view';
import { EditorsChip } from '@jackfield/records/editors';
import type { GoneRecord } from '@jackfield/records/gone-dialog';
import type { RecordEdit, Versioned } from '@jackfield/records/record-form';
import type { FieldValues } from 'react-hook-form';
import { RecordPage, type RecordPageProps } from './record-page.tsx';

const RecordConflict = lazyPart(() =>
  import('@jackfield/records/conflict-view').then((file) => file.RecordConflict),
);
const GoneDialog = lazyPart(() =>
  import('@jackfield/records/gone-dialog').then((file) => file.GoneDialog),
);

export interface FormRecordProps<Stored extends Versioned, Values extends FieldValues>
  extends FieldWords<Values>,
    Pick<RecordPageProps, 'head' | 'tabs' | 'tab' | 'below' | 'children'> {
  edit: RecordEdit<Stored, Values>;
  /** The record is no longer stored. */
  isGone?: boolean | undefined;
  /** What is said then. */
  gone?: GoneRecord | undefined;
}

/** A page with the form of a record, and what others store meanwhile. */
export function FormRecord<Stored extends Versioned, Values extends FieldValues>(
  props: FormRecordProps<Stored, Values>,
) {
  const { edit, labelOf, textOf, gone } = props;
  const { changed, faulty = [] } = edit;
  const { errors } = edit.form.formState;
  const invalid = changed.filter((field) => errors[field] || faulty.includes(field));
  const conflict = useConflict(edit, { labelOf, textOf });
  const isMissing = props.isGone === true || edit.isGone;
  return (
    <RecordPage
      head={props.head}
      editors={edit.history && <EditorsChip {...edit.history} />}
      tabs={props.tabs}
      tab={props.tab}
      below={props.below}
      edit={edit}
      changed={changed.map(labelOf)}
      invalid={invalid.map(labelOf)}
      isGuarded={!isMissing}
      dialogs={
        <>
          {edit.dialogs}
          {conflict && <RecordConflict {...conflict} />}
          {isMissing && gone && (
            <GoneDialog
              gone={gone}
              lines={changed.map((field) => `${labelOf(field)}: ${textOf(edit.yours, field)}`)}
              onLeave={edit.discard}
            />
          )}
        </>
      }
    >
      {props.children}
    </RecordPage>
  );
}
