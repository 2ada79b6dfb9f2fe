import { focusFirstError } from '@jackfield/kit/form-section';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Password } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { ApiFailure, failureText, fieldMessages, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import { passwordMessages } from './messages.ts';
import css from './password-dialog.module.css';
import { passwordFaults, type TypedPasswords } from './password-rules.ts';

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
  const body = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Partial<TypedPasswords>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const field = t(passwordMessages.current).toLowerCase();
  const faults: Partial<TypedPasswords> = {
    ...(asksCurrent && !typed.current && { current: t(passwordMessages.required, { field }) }),
    ...passwordFaults(typed),
  };

  const submit = async () => {
    setChecked(true);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focusFirstError(body.current);
    setBusy(true);
    try {
      await save(typed.fresh, typed.current);
      onSaved();
    } catch (error) {
      const { newPassword, currentPassword } = fieldMessages(error);
      const isWrong = error instanceof ApiFailure && error.responseCode === 'INVALIDCREDENTIALS';
      const current = isWrong ? t(passwordMessages.wrong) : currentPassword;
      const byField = { ...(newPassword && { fresh: newPassword }), ...(current && { current }) };
      setRefused(byField);
      if (Object.keys(byField).length === 0) setFailure(failureText(error));
      focusFirstError(body.current);
    } finally {
      setBusy(false);
    }
  };

  const input = (name: keyof TypedPasswords, autoComplete: string, hint?: string) => (
    <Field
      label={t(passwordMessages[name])}
      hint={hint}
      error={refused[name] ?? (isChecked ? faults[name] : undefined)}
      required
    >
      <Password
        value={typed[name]}
        autoComplete={autoComplete}
        onChange={(event) => {
          setTyped({ ...typed, [name]: event.target.value });
          setRefused({ ...refused, [name]: undefined });
        }}
      />
    </Field>
  );

  return (
    <Dialog
      open
      width={520}
      title={title}
      dirty={Object.values(typed).some(Boolean)}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={
        <Button type="primary" loading={isBusy} onClick={() => void submit()}>
          {confirmText}
        </Button>
      }
    >
      <div className={css.fields} ref={body}>
        {asksCurrent && input('current', 'current-password')}
        {input('fresh', 'new-password', t(passwordMessages.rule))}
        {input('repeat', 'new-password')}
        {failure !== undefined && <Alert kind="error" title={failure} />}
      </div>
    </Dialog>
  );
}
