/** Call handling of a person: missed calls and recording. */
export {
  CallHandlingForm,
  type CallHandlingFormProps,
  type LostInput,
} from './call-handling-form.tsx';
