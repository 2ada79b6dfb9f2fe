/** A page with what belongs to it at its side. */
export { TwoSides } from './two-sides.tsx';
