/** Parts of a page that are fetched when they are first shown. */
export { lazyPart } from './lazy-part.tsx';
