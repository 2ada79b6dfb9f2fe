/** Page of one record: its frame and its tabs. */
export { EditPage } from './edit-page.tsx';
export type { EditPageProps } from './edit-page.tsx';
export { LinkTabs } from './link-tabs.tsx';
export type { LinkTab } from './link-tabs.tsx';
export { useMarkUnsaved } from './unsaved-tabs.ts';
