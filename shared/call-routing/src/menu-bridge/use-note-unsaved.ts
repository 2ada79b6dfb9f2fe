import type { IvrOwner } from '@jackfield/contract';
import { useEffect, useEffectEvent } from 'react';
import { noteUnsavedMenu, type UnsavedMenu } from './unsaved-menus.ts';

/** Tells the page what an editor holds of its menu; null while that is all stored. */
export function useNoteUnsaved(owner: IvrOwner, id: string, menu: UnsavedMenu | null): void {
  const { ownerType, ownerId } = owner;
  const save = useEffectEvent(async () => menu === null || (await menu.save()));
  const discard = useEffectEvent(() => menu?.discard());
  const { name, isSaving = false, isRefused = false } = menu ?? {};
  useEffect(() => {
    const told = { ownerType, ownerId };
    if (name === undefined) noteUnsavedMenu(told, id, null);
    else {
      noteUnsavedMenu(told, id, {
        id,
        name,
        isSaving,
        isRefused,
        save: () => save(),
        discard: () => discard(),
      });
    }
  }, [ownerType, ownerId, id, name, isSaving, isRefused]);
  useEffect(
    () => () => noteUnsavedMenu({ ownerType, ownerId }, id, null),
    [ownerType, ownerId, id],
  );
}
