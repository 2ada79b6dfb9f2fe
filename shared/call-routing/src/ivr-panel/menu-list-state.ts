import type { IvrMenu } from '@jackfield/contract/api/ivr';

/** A greeting that was set again because the media of the selected menu changed (IVR-07). */
export interface GreetingReset {
  readonly menuId: string;
  readonly mediaId: string | null;
}

/** What the list of menus shows. */
export interface MenuListState {
  readonly menus: readonly IvrMenu[];
  readonly selectedId: string | null;
  /** The unsaved row is open; there is one at most (IVR-04). */
  readonly isAdding: boolean;
  readonly greetingReset: GreetingReset | null;
}

export type MenuListStep =
  /** Menus were read; `hasInput` keeps the selection of an editor with unsaved input. */
  | { type: 'listed'; menus: readonly IvrMenu[]; hasInput: boolean }
  | { type: 'selected'; id: string }
  | { type: 'adding' }
  | { type: 'added'; id: string }
  | { type: 'cancelled' };

export const emptyMenuList: MenuListState = {
  menus: [],
  selectedId: null,
  isAdding: false,
  greetingReset: null,
};

const defaultOf = (menus: readonly IvrMenu[]): IvrMenu | undefined =>
  menus.find(({ isDefault }) => isDefault) ?? menus[0];

/** The greeting after media came or went: the one the server marks, else the first (OP-86). */
const greetingOf = ({ media }: IvrMenu): string | null =>
  (media.find(({ isSelected }) => isSelected) ?? media[0])?.id ?? null;

type Listed = Extract<MenuListStep, { type: 'listed' }>;

function selectedAfter(state: MenuListState, { menus, hasInput }: Listed): string | null {
  const known = new Set(state.menus.map(({ id }) => id));
  const isThere = menus.some(({ id }) => id === state.selectedId);
  const hasNew = state.menus.length > 0 && menus.some(({ id }) => !known.has(id));
  if (hasNew && !(hasInput && isThere)) return menus.at(-1)?.id ?? null;
  return isThere ? state.selectedId : (defaultOf(menus)?.id ?? null);
}

function listed(state: MenuListState, step: Listed): MenuListState {
  const selectedId = selectedAfter(state, step);
  const before = state.menus.find(({ id }) => id === selectedId);
  const after = step.menus.find(({ id }) => id === selectedId);
  const isReset = before && after && before.media.length !== after.media.length;
  return {
    ...state,
    menus: step.menus,
    selectedId,
    greetingReset: isReset ? { menuId: after.id, mediaId: greetingOf(after) } : state.greetingReset,
  };
}

/**
 * Rules of the list: the default menu follows one that is gone (IVR-05), the last one an added one
 * (IVR-06), media that came or went set the greeting again (IVR-07), one unsaved row (IVR-04).
 */
export function menuListReducer(state: MenuListState, step: MenuListStep): MenuListState {
  switch (step.type) {
    case 'listed':
      return listed(state, step);
    case 'selected':
      return { ...state, selectedId: step.id };
    case 'adding':
      return { ...state, isAdding: true };
    case 'added':
      return { ...state, isAdding: false, selectedId: step.id };
    case 'cancelled':
      return { ...state, isAdding: false };
  }
}
