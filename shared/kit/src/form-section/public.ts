/** Sections of a form, and the grid of their fields. */
export { Fields, FormSection, Wide } from './form-section.tsx';
