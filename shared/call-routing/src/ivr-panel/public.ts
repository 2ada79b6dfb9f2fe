/** IVR menus of a company number or a team: list, editor, media, events (IVR-01 to IVR-25). */
export { IvrPanel } from './ivr-panel.tsx';
export { useRoutingMenus } from './use-routing-menus.tsx';
