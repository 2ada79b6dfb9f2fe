import { required } from '@jackfield/contract';
import { stepUpWithPassword } from '@jackfield/contract/api/second-step';
import { Field, Password } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { stepUpMessages } from './messages.ts';
import css from './proof-dialog.module.css';

interface PasswordDialogProps {
  /** Whose password it is. */
  email: string;
  onShown(): void;
  onClose(): void;
}

/** Asks for the password of who has no second step. */
export function PasswordDialog({ email, onShown, onClose }: PasswordDialogProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const asked = useConfirm(() => call(stepUpWithPassword, { body: { password } }), {
    check: () => ({ password: password === '' ? required('password')() : '' }),
    fields: ['password'],
    onDone: onShown,
  });
  return (
    <FormDialog
      title={t(stepUpMessages.title)}
      confirmText={t(stepUpMessages.confirm)}
      onClose={onClose}
      {...asked.dialog}
    >
      <div className={css.body}>
        <p>{t(stepUpMessages.passwordText)}</p>
        {/* Password managers want to know whose it is. */}
        <input hidden readOnly value={email} autoComplete="username" />
        <Field label={t(common.password)} error={asked.faults.password}>
          <Password
            data-first
            value={password}
            autoComplete="current-password"
            onChange={(event) => {
              setPassword(event.target.value);
              asked.forgive('password');
            }}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
