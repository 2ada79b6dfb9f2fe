/** Sections of a form, the grid of their fields, and the way to the first refused field. */
export { focusFirstError } from './focus-first-error.ts';
export { Fields, FormSection, Wide } from './form-section.tsx';
export type { FormSectionProps } from './form-section.tsx';
