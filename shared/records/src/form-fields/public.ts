/** Fields that several forms have, bound to a form. */
export { LanguageField, type LanguageFieldProps } from './language-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { TimeZoneField, type TimeZoneFieldProps } from './time-zone-field.tsx';
