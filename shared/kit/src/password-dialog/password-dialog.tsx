import { Field, Password } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, common, defineMessages, fieldMessages, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { passwordFaults, type TypedPasswords } from './password-rules.ts';

const passwordMessages = defineMessages('kit.password', {
  current: 'Current password',
  fresh: 'New password',
  repeat: 'Confirm password',
  wrong: 'The current password is not correct.',
  rule: 'At least 8 characters with upper and lower case, a number and a special character.',
});

const nothing: TypedPasswords = { current: '', fresh: '', repeat: '' };

export interface PasswordDialogProps {
  title: string;
  /** Verb and noun of the button. */
  confirmText: string;
  /** One changes an own password with the current one; admins set that of others (OP-54). */
  asksCurrent: boolean;
  /** Stores the password; rejects with ApiFailure, whose texts then stand in the dialog. */
  save(fresh: string, current: string): Promise<unknown>;
  onSaved(): void;
  onClose(): void;
}

/** Asks for a new password, twice, and for the current one where it is an own (VAL-18, VAL-20). */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, confirmText, asksCurrent, save, onSaved, onClose } = props;
  const t = useT();
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);

  const field = t(passwordMessages.current).toLowerCase();
  const faults = {
    ...(asksCurrent && !typed.current && { current: t(common.fieldRequired, { field }) }),
    ...passwordFaults(typed),
  };

  const asked = useConfirm(() => save(typed.fresh, typed.current), {
    check: () => {
      setChecked(true);
      return faults;
    },
    fields: (error) => {
      const { newPassword: fresh = '', currentPassword = '' } = fieldMessages(error);
      const isWrong = error instanceof ApiFailure && error.responseCode === 'INVALIDCREDENTIALS';
      return { fresh, current: isWrong ? t(passwordMessages.wrong) : currentPassword };
    },
    onDone: onSaved,
  });

  const input = (name: keyof TypedPasswords, autoComplete: string, hint?: string) => (
    <Field
      label={t(passwordMessages[name])}
      hint={hint}
      error={asked.faults[name] || (isChecked ? faults[name] : undefined)}
      required
    >
      <Password
        value={typed[name]}
        autoComplete={autoComplete}
        onChange={(event) => {
          setTyped({ ...typed, [name]: event.target.value });
          asked.forgive(name);
        }}
      />
    </Field>
  );

  return (
    <FormDialog
      title={title}
      dirty={Object.values(typed).some(Boolean)}
      confirmText={confirmText}
      onClose={onClose}
      {...asked.dialog}
    >
      {asksCurrent && input('current', 'current-password')}
      {input('fresh', 'new-password', t(passwordMessages.rule))}
      {input('repeat', 'new-password')}
    </FormDialog>
  );
}
