/** What every remote is made with. */
export { createRemote } from './create-remote.tsx';
export { type Opening, pagesAt } from './pages-at.ts';
