/** Choice from a list; apart from the other controls, because it is larger than all of them. */
export { Select } from './select.tsx';
export type { SelectOption, SelectProps } from './select.tsx';
