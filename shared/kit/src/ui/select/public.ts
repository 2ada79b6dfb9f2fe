/** Choice from a list; apart from the other controls, because it is larger than all of them. */
export { Select, type SelectOption, type SelectProps } from './select.tsx';
