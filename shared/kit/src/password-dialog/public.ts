/** Dialog that asks for a new password. */
export { PasswordDialog } from './password-dialog.tsx';
export type { PasswordDialogProps } from './password-dialog.tsx';
export { passwordFaults, type TypedPasswords } from './password-rules.ts';
