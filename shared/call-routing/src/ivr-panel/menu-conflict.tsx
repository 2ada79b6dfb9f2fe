import type { ActionList } from '@jackfield/contract/api/ivr';
import { useConflict, RecordConflict } from '@jackfield/records/conflict-view';
import { labelOf, textOf } from './field-text.ts';
import type { MenuEdit } from './use-menu-form.ts';

/** Base, theirs and yours of a menu, field by field. */
export function MenuConflict({ edit, actions }: { edit: MenuEdit; actions: ActionList }) {
  const menu = edit.conflict?.current;
  const conflict = useConflict(edit, {
    labelOf,
    textOf: (values, field) => (menu ? textOf(values, field, actions, menu) : ''),
  });
  return conflict && <RecordConflict {...conflict} />;
}
