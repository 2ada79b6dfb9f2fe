import type { ActionList } from '@jackfield/contract/api/ivr';
import { ConflictView } from '@jackfield/records/conflict-view';
import { lastEditorOf } from '@jackfield/records/record-form';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { labelOf, textOf } from './field-text.ts';
import { type MenuField, type MenuValues, valuesOf } from './menu-values.ts';
import { editorMessages } from './messages.ts';
import type { MenuEdit } from './use-menu-form.ts';

interface MenuConflictProps {
  conflict: NonNullable<MenuEdit['conflict']>;
  actions: ActionList;
  edit: MenuEdit;
}

/** Base, theirs and yours of a menu, field by field (annex J1). */
export function MenuConflict({ conflict, actions, edit }: MenuConflictProps) {
  const t = useT();
  const { current, base, yours } = conflict;
  const fields: readonly MenuField[] = conflict.fields;
  const theirs = valuesOf(current);
  const editor = useQuery({
    queryKey: ['ivr', 'editor', current.id, current.version],
    queryFn: () => lastEditorOf('ivr', current.id),
  });
  const text = (values: MenuValues, field: MenuField) => textOf(values, field, actions, current);
  return (
    <ConflictView
      name={editor.data ?? t(editorMessages.somebody)}
      saving={edit.isSaving}
      fields={fields.map((field) => ({
        key: field,
        label: labelOf(field),
        base: text(base, field),
        theirs: text(theirs, field),
        yours: text(yours, field),
      }))}
      onSave={(choices) => {
        const chosen = fields.map((field) => [
          field,
          (choices[field] === 'theirs' ? theirs : yours)[field],
        ]);
        void edit.resolve(conflict, Object.fromEntries(chosen) as Partial<MenuValues>);
      }}
      onClose={edit.closeConflict}
    />
  );
}
