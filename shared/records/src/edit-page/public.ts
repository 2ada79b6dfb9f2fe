/** Page of one record: its frame and its tabs. */
export { EditPage } from './edit-page.tsx';
export { isTabOf, type LinkTab, LinkTabs } from './link-tabs.tsx';
export { useMarkUnsaved } from './unsaved-tabs.ts';
