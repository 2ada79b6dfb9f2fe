/** What the person may see and change (RIGHT-02). */
export { Looking, looksOf, useLooking } from './looking.tsx';
export { OpenLink } from './open-link.tsx';
export { may, MayChange, mayAt, useMay, useMayChange } from './use-may.ts';
