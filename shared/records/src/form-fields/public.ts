/** Fields that several forms have, bound to a form. */
export { LanguageField } from './language-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { TimeZoneField } from './time-zone-field.tsx';
export { useNameHint } from './use-name-hint.ts';
