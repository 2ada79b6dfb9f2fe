/** A long text, cut until somebody wants the rest. */
export { ReadMore } from './read-more.tsx';
