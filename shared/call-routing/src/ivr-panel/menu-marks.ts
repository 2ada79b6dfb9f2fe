import type { IvrMenu } from '@jackfield/contract/api/ivr';

/** An hour whose default menu is chosen on the page (OP-78). */
export type MenuHour = 'open' | 'closed';

/** The menu that calls of an hour go to; null when they go elsewhere. */
export interface HourTarget {
  readonly name: MenuHour;
  readonly menuId: string | null;
}

/** How a menu stands among the menus of its owner. */
export interface MenuMarks {
  /** Shows the check mark: calls of an hour go to it, or it is the default where they go to none. */
  readonly isChecked: boolean;
  /** Hours whose calls go to it. */
  readonly answers: readonly MenuHour[];
  /** What 'Set as default' can be said for; 'none' where the page gives no hour. */
  readonly offered: readonly (MenuHour | 'none')[];
}

/** The check mark of a menu, and for which hours it can become the default (IVR-02, IVR-03, OP-78). */
export function marksOf(
  menu: Pick<IvrMenu, 'id' | 'isDefault'>,
  menus: readonly Pick<IvrMenu, 'id'>[],
  hours: readonly HourTarget[],
): MenuMarks {
  const ids = new Set(menus.map(({ id }) => id));
  const isAnyTarget = hours.some(({ menuId }) => menuId !== null && ids.has(menuId));
  const answers = hours.flatMap(({ name, menuId }) => (menuId === menu.id ? [name] : []));
  const isPreset = !isAnyTarget && menu.isDefault;
  const others = hours.flatMap(({ name, menuId }) => (menuId === menu.id ? [] : [name]));
  const offered = hours.length === 0 ? (['none'] as const) : others;
  return {
    isChecked: answers.length > 0 || isPreset,
    answers,
    offered: isPreset ? [] : offered,
  };
}
