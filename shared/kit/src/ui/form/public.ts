/** Controls of forms and the field around them. Binding to form state is `@jackfield/kit/form`. */
export { Checkbox } from './checkbox.tsx';
export { type ChoiceProps, RadioGroup, Segmented, Switch } from './choices.tsx';
export { Field, type FieldProps } from './field.tsx';
export { focusFirstError } from './focus-first-error.ts';
export { Input, type InputProps } from './input.tsx';
export { Password } from './password.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
