/** Pieces of the second step at sign-in; light, because the sign-in pages show them too. */
export { AppKeyView } from './app-key-view.tsx';
export { AskedCode, useTyped } from './asked-code.tsx';
export { CodeField } from './code-field.tsx';
export { RecoveryCodes } from './recovery-codes.tsx';
