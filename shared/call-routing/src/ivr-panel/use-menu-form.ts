import type { IvrOwner } from '@jackfield/contract';
import {
  type ActionList,
  type IvrMenu,
  type IvrMenus,
  ivrMenuSchema,
} from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { draftStore, type SeenImpact, useRecordEdit } from '@jackfield/records/record-form';
import { common, profileAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from './menu-bus.ts';
import { menuKeys } from './menu-queries.ts';
import {
  fieldOf,
  hasKeys,
  type KeyValue,
  lostTargets,
  menuFields,
  type MenuValues,
  menuValuesSchema,
  menuWith,
  typedMenuSchema,
  valuesOf,
} from './menu-values.ts';
import { editorMessages } from './messages.ts';

const draftOf = (editorId: string, menuId: string) => `ivr.${editorId}.${menuId}`;

/** Drafts of a menu, kept for the person who typed them. */
export const menuDrafts = (editorId: string, menuId: string) =>
  draftStore<MenuValues>(draftOf(editorId, menuId), typedMenuSchema);

/** Unsaved input of a menu: merged with what others store, saved whole as of a version. */
export function useMenuForm(owner: IvrOwner, menu: IvrMenu, actions: ActionList) {
  const t = useT();
  const client = useQueryClient();
  const editorId = useAtomValue(profileAtom)?.id ?? '';
  const { id } = menu;
  const stored = useRef(new Map<number, IvrMenu>());
  useEffect(() => void stored.current.set(menu.version, menu), [menu]);

  const keep = (answer: IvrMenu) => {
    stored.current.set(answer.version, answer);
    client.setQueryData<IvrMenus>(menuKeys.list(owner), (list) =>
      list === undefined
        ? list
        : { ...list, items: list.items.map((item) => (item.id === id ? answer : item)) },
    );
  };
  const edit = useRecordEdit<IvrMenu, MenuValues>({
    record: menu,
    recordSchema: ivrMenuSchema,
    history: { entity: 'ivr', id },
    draft: draftOf(editorId, id),
    fields: menuFields,
    valuesOf,
    schema: menuValuesSchema,
    typed: typedMenuSchema,
    words: {
      saved: ({ name }) => t(common.isSaved, { name }),
      changedElsewhere: (name) => t(editorMessages.changedElsewhere, { name }),
    },
    save: (change, version, _, asSeen) => {
      // Only an old version is not known, and saving on it is refused with the present one.
      const on = stored.current.get(version) ?? menu;
      const wanted = menuWith(on, { ...valuesOf(on), ...change });
      return ask('update-ivr', { ...owner, menu: { ...wanted, version } }, asSeen);
    },
    keep,
    reread: () => client.invalidateQueries({ queryKey: menuKeys.list(owner) }),
  });

  const { form, yours } = edit;
  const setKey = useCallback(
    (input: IvrInput, key: KeyValue | null) => {
      form.setValue(fieldOf(input), key, { shouldDirty: true });
      form.clearErrors(fieldOf(input));
    },
    [form],
  );
  const moveKey = useCallback(
    (from: IvrInput, to: IvrInput) => {
      const values = form.getValues();
      setKey(from, values[fieldOf(to)]);
      setKey(to, values[fieldOf(from)]);
    },
    [form, setKey],
  );
  return {
    ...edit,
    canSave: hasKeys(yours) && edit.isDirty && !edit.isSaving,
    setKey,
    /** Takes a key to another input; what is there comes back. */
    moveKey,
    choose(members: Partial<MenuValues>) {
      for (const field of menuFields) {
        const value = members[field];
        if (value !== undefined) form.setValue(field, value, { shouldDirty: true });
      }
    },
    /** Clears targets that are gone, so that the rules stop the save at them (VAL-51, OP-83). */
    async save(seen?: SeenImpact) {
      if (!hasKeys(form.getValues())) return;
      for (const field of lostTargets(form.getValues(), actions, id)) {
        const key = form.getValues(field);
        if (key !== null) form.setValue(field, { ...key, actionId: null });
      }
      await edit.save(seen);
    },
  };
}

/** What `useMenuForm` answers. */
export type MenuEdit = ReturnType<typeof useMenuForm>;
