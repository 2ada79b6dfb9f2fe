/** Call handling of a person: missed calls and recording. */
export { CallHandlingForm } from './call-handling-form.tsx';
