import type { Tenant } from '@jackfield/contract/api/tenant';
import { chosenValues, conflictFields, type FormTexts } from '@jackfield/kit/conflict-view';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { RecordPage } from '@jackfield/kit/record-page';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AccountEdit } from './use-account-form.ts';

const RecordConflict = lazyPart(() =>
  import('@jackfield/kit/conflict-view').then((file) => file.RecordConflict),
);

interface AccountRecordProps<Values extends FieldValues> extends FormTexts<Tenant, Values> {
  head: ReactNode;
  edit: AccountEdit<Values>;
  children: ReactNode;
}

/** A form about members of the account, with what others store meanwhile (annex J1). */
export function AccountRecord<Values extends FieldValues>(props: AccountRecordProps<Values>) {
  const { edit, labelOf, valuesOf } = props;
  const { errors } = edit.form.formState;
  const invalid = edit.changed.filter((field) => errors[field]);
  const { conflict } = edit;
  return (
    <RecordPage
      head={props.head}
      edit={edit}
      changed={edit.changed.map(labelOf)}
      invalid={invalid.map(labelOf)}
      onSave={() => void edit.save()}
      dialogs={
        conflict && (
          <RecordConflict
            of={{ entity: 'tenant', id: conflict.current.id, version: conflict.current.version }}
            fields={conflictFields(conflict, props)}
            saving={edit.isSaving}
            onSave={(choices) =>
              void edit.resolve(conflict, chosenValues(conflict, valuesOf, choices))
            }
            onClose={edit.closeConflict}
          />
        )
      }
    >
      {props.children}
    </RecordPage>
  );
}
