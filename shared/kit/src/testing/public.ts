/** Rendering for tests, with the kit around what is tested; imported by tests only. */
export { renderInPortal } from './render-in-portal.tsx';
export { renderKit } from './render-kit.tsx';
