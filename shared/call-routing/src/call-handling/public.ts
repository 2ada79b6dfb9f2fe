/** Call handling of a person: missed calls and recording. */
export { CallHandlingForm, type CallHandlingFormProps } from './call-handling-form.tsx';
