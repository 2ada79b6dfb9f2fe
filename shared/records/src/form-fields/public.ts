/** Fields that several forms have, bound to a form. */
export { TextField, type TextFieldProps } from './text-field.tsx';
export { TimeZoneField, type TimeZoneFieldProps } from './time-zone-field.tsx';
