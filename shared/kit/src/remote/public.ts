/** What every remote is made with. */
export { createRemote } from './create-remote.tsx';
export { pagesAt } from './pages-at.ts';
