import { required } from '@jackfield/contract';
import { stepUpWithPassword } from '@jackfield/contract/api/second-step';
import { Field, Password } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { stepUpMessages } from './messages.ts';
import css from './proof-dialog.module.css';

interface PasswordDialogProps {
  onShown(): void;
  onClose(): void;
}

/** Asks for the password of who has no second step yet and is about to add the first one. */
export function PasswordDialog({ onShown, onClose }: PasswordDialogProps) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
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
        <input hidden readOnly value={profile?.email ?? ''} autoComplete="username" />
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
