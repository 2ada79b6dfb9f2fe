/** Fields that several forms have, bound to a form. */
export { LanguageField } from './language-field.tsx';
export { LanguageSelect } from './language-select.tsx';
export { NameHint, NameOffer, type NameOfferProps } from './name-hint.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { TimeZoneField } from './time-zone-field.tsx';
