/** Menus of actions at a button, and their sheet on phones. */
export type { MenuAction, MenuGroups } from './action.ts';
export { Menu } from './menu.tsx';
