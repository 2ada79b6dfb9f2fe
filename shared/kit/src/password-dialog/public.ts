/** Dialog that asks for a new password. */
export { PasswordDialog } from './password-dialog.tsx';
export { passwordFaults } from './password-rules.ts';
