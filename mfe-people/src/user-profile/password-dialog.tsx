import { confirmedText, passwordSchema } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Password } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { ApiFailure, failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { changeOwnPassword, setPasswordOf } from '../people/api/set-password.ts';
import { focusFirstError } from '../people/focus-first-error.ts';
import { passwordMessages } from './messages.ts';
import css from './password-dialog.module.css';

interface Typed {
  current: string;
  fresh: string;
  repeat: string;
}

const nothing: Typed = { current: '', fresh: '', repeat: '' };

export interface PasswordDialogProps {
  person: Pick<Teammate, 'email' | 'fullName'>;
  /** One changes an own password with the current one; admins set that of others (OP-54). */
  isSelf: boolean;
  onClose(): void;
}

/** Changes the own password, or sets that of somebody else (VAL-18, VAL-20, API-37, API-38). */
export function PasswordDialog({ person, isSelf, onClose }: PasswordDialogProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Partial<Typed>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const required = (field: keyof Typed) =>
    t(passwordMessages.required, { field: t(passwordMessages[field]).toLowerCase() });
  const faults: Partial<Typed> = {
    ...(isSelf && !typed.current && { current: required('current') }),
    ...messageOf(typed.fresh),
    ...(typed.repeat !== typed.fresh && { repeat: confirmedText }),
  };

  const submit = async () => {
    setChecked(true);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focusFirstError(body.current);
    setBusy(true);
    try {
      if (isSelf) await changeOwnPassword(typed.current, typed.fresh);
      else await setPasswordOf(person.email, typed.fresh);
      const { fullName } = person;
      notify.success(
        isSelf ? t(passwordMessages.ownSaved) : t(passwordMessages.otherSaved, { fullName }),
      );
      onClose();
    } catch (error) {
      const { newPassword, currentPassword } = fieldMessages(error);
      const isWrong = error instanceof ApiFailure && error.responseCode === 'INVALIDCREDENTIALS';
      const current = isWrong ? t(passwordMessages.wrong) : currentPassword;
      const byField = {
        ...(newPassword && { fresh: newPassword }),
        ...(current && { current }),
      };
      setRefused(byField);
      if (Object.keys(byField).length === 0) setFailure(failureText(error));
      focusFirstError(body.current);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: keyof Typed, autoComplete: string) => (
    <Field
      label={t(passwordMessages[name])}
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

  const { fullName } = person;
  return (
    <Dialog
      open
      width={520}
      title={isSelf ? t(passwordMessages.ownTitle) : t(passwordMessages.otherTitle, { fullName })}
      dirty={Object.values(typed).some(Boolean)}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={
        <Button type="primary" loading={isBusy} onClick={() => void submit()}>
          {t(isSelf ? passwordMessages.ownConfirm : passwordMessages.otherConfirm)}
        </Button>
      }
    >
      <div className={css.fields} ref={body}>
        {isSelf && field('current', 'current-password')}
        {field('fresh', 'new-password')}
        {field('repeat', 'new-password')}
        {failure !== undefined && <Alert kind="error" title={failure} />}
      </div>
    </Dialog>
  );
}

function messageOf(password: string): Pick<Partial<Typed>, 'fresh'> {
  const { issues } = v.safeParse(passwordSchema, password);
  return issues ? { fresh: issues[0].message } : {};
}
