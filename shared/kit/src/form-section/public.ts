/** Sections of a form, the grid of their fields, and what stands beside them. */
export { FactsCard, FormAside } from './form-aside.tsx';
export { Fields, FormSection, Wide } from './form-section.tsx';
