/** What every remote is made with. */
export { createRemote } from './create-remote.tsx';
export { unavailablePages } from './unavailable-pages.tsx';
