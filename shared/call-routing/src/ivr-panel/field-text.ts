import type { ActionList, IvrMenu } from '@jackfield/contract/api/ivr';
import { common, t } from '@jackfield/runtime';
import { actionKinds, targetName } from './key-labels.ts';
import {
  inputOf,
  keyFields,
  type KeyField,
  type MenuField,
  type MenuValues,
} from './menu-values.ts';
import { advancedMessages, editorMessages, keyMessages } from './messages.ts';

const isKey = (field: MenuField): field is KeyField => keyFields.some((key) => key === field);

/** Name of a field, as conflicts show it. */
export function labelOf(field: MenuField): string {
  if (field === 'noInput') return t(keyMessages.noInput);
  if (isKey(field)) return t(keyMessages.moveTo, { input: inputOf(field) });
  if (field === 'name' || field === 'greeting') return t(editorMessages[field]);
  return t(advancedMessages[field]);
}

/** Value of a field in words. */
export function textOf(
  values: MenuValues,
  field: MenuField,
  actions: ActionList,
  { media }: IvrMenu,
): string {
  if (isKey(field)) {
    const key = values[field];
    if (key === null) {
      return t(field === 'noInput' ? common.hangUp : keyMessages.notAssigned);
    }
    const name = targetName(key, actions) ?? t(keyMessages.chooseTarget);
    return t(keyMessages.keyState, { kind: t(actionKinds[key.action].label), name });
  }
  const value = values[field];
  if (value === null) return '';
  return media.find(({ id }) => id === value)?.fileName ?? String(value);
}
