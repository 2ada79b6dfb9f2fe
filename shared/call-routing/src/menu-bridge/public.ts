/** What the panel of IVR menus and the page around it tell each other. */
export {
  menuSearch,
  type MenuRequest,
  onMenuRequest,
  requestIn,
  requestMenu,
} from './menu-requests.ts';
export { hasSaveBar, type UnsavedMenu, useUnsavedMenusOf } from './unsaved-menus.ts';
export { useNoteUnsaved } from './use-note-unsaved.ts';
