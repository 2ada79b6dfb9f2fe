import type { IvrOwner } from '@jackfield/contract';
import { pageWide } from '@jackfield/kit/page-wide';
import { useSyncExternalStore } from 'react';

/** A menu whose input is not saved, as its editor tells the page about it. */
export interface UnsavedMenu {
  readonly id: string;
  readonly name: string;
  readonly isSaving: boolean;
  /** It can't be saved as it is. */
  readonly isRefused: boolean;
  /** Answers whether it is stored. */
  save(): Promise<boolean>;
  discard(): void;
}

interface Unsaved {
  menus: readonly UnsavedMenu[];
  readonly listeners: Set<() => void>;
}

// Panel and form of a page may come from two remotes.
const unsaved = pageWide('call-routing.unsaved-menus.v1', () => new Map<string, Unsaved>());

function unsavedOf({ ownerType, ownerId }: IvrOwner): Unsaved {
  const key = `${ownerType} ${ownerId}`;
  const found = unsaved.get(key) ?? { menus: [], listeners: new Set() };
  unsaved.set(key, found);
  return found;
}

/** Says what is typed into a menu, or with null that nothing is. */
export function noteUnsavedMenu(owner: IvrOwner, id: string, menu: UnsavedMenu | null): void {
  const of = unsavedOf(owner);
  const before = of.menus.findIndex((one) => one.id === id);
  if (menu === null && before < 0) return;
  if (menu === null) of.menus = of.menus.filter((one) => one.id !== id);
  else if (before < 0) of.menus = [...of.menus, menu];
  else of.menus = of.menus.with(before, menu);
  for (const listener of of.listeners) listener();
}

/** Whether the page saves what is typed into the menus of an owner. */
export const hasSaveBar = (owner: IvrOwner): boolean => unsavedOf(owner).listeners.size > 0;

/** The menus of an owner with input that is not saved, for the save bar of the page. */
export function useUnsavedMenusOf(owner: IvrOwner): readonly UnsavedMenu[] {
  const of = unsavedOf(owner);
  return useSyncExternalStore(
    (listener) => {
      of.listeners.add(listener);
      return () => of.listeners.delete(listener);
    },
    () => of.menus,
  );
}
