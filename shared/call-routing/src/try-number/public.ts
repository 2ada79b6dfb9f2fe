/** Trying a call to a phone number of a person: the button, and what it opens. */
export { TryNumberButton } from './try-number-button.tsx';
export { TryNumberDialog } from './try-number-dialog.tsx';
