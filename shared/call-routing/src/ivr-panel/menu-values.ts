import {
  type ActionList,
  hasTargetKey,
  type IvrMenu,
  menuNameSchema,
  menuRefusals,
  menuTimingSchema,
} from '@jackfield/contract/api/ivr';
import { type IvrInput, type IvrKey, ivrInputs } from '@jackfield/contract/api/routing';
import * as v from 'valibot';

/** What a key does; the target may still be missing. */
export interface KeyValue {
  action: keyof ActionList;
  actionId: string | null;
}

/** Each key is a field of its own, so that two people can change different keys. */
export type KeyField = `key${Exclude<IvrInput, '*' | 'timeout'>}` | 'keyStar' | 'noInput';
export type KeyValues = Record<KeyField, KeyValue | null>;

/** The field of an input, and back. */
export function fieldOf(input: IvrInput): KeyField {
  if (input === '*') return 'keyStar';
  return input === 'timeout' ? 'noInput' : `key${input}`;
}
export const keyFields: readonly KeyField[] = ivrInputs.map(fieldOf);
export const inputOf = (field: KeyField): IvrInput =>
  ivrInputs.find((input) => fieldOf(input) === field) ?? 'timeout';

/** The keys that callers press, without the entry for no input, in the order of the keypad. */
export const pressedInputs = ivrInputs.filter((input) => input !== 'timeout');

/** What the editor of a menu holds. */
export type MenuValues = KeyValues &
  Pick<IvrMenu, 'name' | 'retries' | 'timeout' | 'interdigitTimeout'> &
  IvrMenu['menuMedia'];

export const menuFields = [
  'name',
  'greeting',
  ...keyFields,
  'timeout',
  'interdigitTimeout',
  'retries',
  'exitMedia',
  'invalidMedia',
  'transferMedia',
] as const;
export type MenuField = keyof MenuValues;

const keyTyped = v.nullable(
  v.object({ action: v.picklist(['teammate', 'team', 'ivr']), actionId: v.nullable(v.string()) }),
);
const entriesOf = <Schema>(schemaOf: (field: KeyField) => Schema) =>
  Object.fromEntries(keyFields.map((field) => [field, schemaOf(field)])) as Record<
    KeyField,
    Schema
  >;
const mediaTyped = {
  greeting: v.nullable(v.string()),
  exitMedia: v.nullable(v.string()),
  invalidMedia: v.nullable(v.string()),
  transferMedia: v.nullable(v.string()),
};

/** What the editor holds, without its rules, for drafts. */
export const typedMenuSchema = v.object({
  ...entriesOf(() => keyTyped),
  ...mediaTyped,
  name: v.string(),
  retries: v.number(),
  timeout: v.number(),
  interdigitTimeout: v.number(),
});

/** Rules of the editor (VAL-44 to VAL-49). */
export const menuValuesSchema = v.object({
  ...entriesOf((field) =>
    v.pipe(
      keyTyped,
      v.check(
        (key) => key === null || key.actionId !== null,
        field === 'noInput' ? menuRefusals.team() : menuRefusals.action(),
      ),
    ),
  ),
  ...mediaTyped,
  name: menuNameSchema,
  ...menuTimingSchema.entries,
});

/** Keys by field; hang up is no entry (OP-80). */
export function keyValuesOf(keys: readonly IvrKey[]): KeyValues {
  return entriesOf((field): KeyValue | null => {
    const key = keys.find(({ input }) => fieldOf(input) === field);
    if (key === undefined || key.action === 'hangup') return null;
    return { action: key.action, actionId: key.actionId };
  });
}

/** Keys as they are sent; those without action have none. */
export function keysOf(values: KeyValues): IvrKey[] {
  return ivrInputs.flatMap((input) => {
    const key = values[fieldOf(input)];
    return key === null ? [] : [{ input, ...key }];
  });
}

export function valuesOf(menu: IvrMenu): MenuValues {
  const { name, retries, timeout, interdigitTimeout, menuMedia, keys } = menu;
  return { name, retries, timeout, interdigitTimeout, ...menuMedia, ...keyValuesOf(keys) };
}

/** The menu with what the editor holds, to be stored. */
export function menuWith(menu: IvrMenu, values: MenuValues): IvrMenu {
  const { name, retries, timeout, interdigitTimeout } = values;
  const { greeting, exitMedia, invalidMedia, transferMedia } = values;
  return {
    ...menu,
    name,
    keys: keysOf(values),
    menuMedia: { greeting, exitMedia, invalidMedia, transferMedia },
    retries,
    timeout,
    interdigitTimeout,
  };
}

/** What the editor holds as the routing has it; a key without target yet does what it did. */
export function routedMenu(menu: IvrMenu, values: MenuValues) {
  const stored = keyValuesOf(menu.keys);
  const complete = keyFields.map((field) => {
    const key = values[field];
    return [field, key?.actionId === null ? stored[field] : key] as const;
  });
  const { timeout, retries, greeting, exitMedia, invalidMedia, transferMedia } = values;
  const menuMedia = { greeting, exitMedia, invalidMedia, transferMedia };
  return { keys: keysOf(Object.fromEntries(complete) as KeyValues), menuMedia, timeout, retries };
}

/** Whether any key leads anywhere; without one the menu is not saved (VAL-50). */
export const hasKeys = (values: KeyValues): boolean => hasTargetKey(keysOf(values));

/** Keys whose target is no longer offered; saving clears them (VAL-51, OP-83). */
export function lostTargets(values: KeyValues, actions: ActionList, ownId: string): KeyField[] {
  return keyFields.filter((field) => {
    const key = values[field];
    if (key === null || key.actionId === null) return false;
    return key.actionId === ownId || !actions[key.action].some(({ id }) => id === key.actionId);
  });
}
