/** IVR menus of a company number or a team: list, editor, media, events (IVR-01 to IVR-25). */
export { AddMenuDialog } from './add-menu-dialog.tsx';
export type { AddMenuDialogProps } from './add-menu-dialog.tsx';
export { IvrPanel } from './ivr-panel.tsx';
export type { IvrPanelProps } from './ivr-panel.tsx';
export { useActionList, useMenus } from './use-menus.ts';
