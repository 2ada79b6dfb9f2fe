/** Controls of forms and the field around them. Binding to form state is `@jackfield/kit/form`. */
export { Checkbox } from './checkbox.tsx';
export type { CheckboxProps } from './checkbox.tsx';
export { RadioGroup, Segmented, Switch } from './choices.tsx';
export type { ChoiceOption, ChoiceProps, SwitchProps } from './choices.tsx';
export { Field } from './field.tsx';
export type { FieldProps } from './field.tsx';
export { focusFirstError } from './focus-first-error.ts';
export { Input } from './input.tsx';
export type { InputProps } from './input.tsx';
export { Password } from './password.tsx';
export { TextArea } from './text-area.tsx';
export type { TextAreaProps } from './text-area.tsx';
