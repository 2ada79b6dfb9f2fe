import { required } from '@jackfield/contract';
import type { AppKey } from '@jackfield/contract/api/second-step';
import { AppKeyView, CodeField } from '@jackfield/kit/second-step';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import { securityMessages } from './messages.ts';
import css from './own-security.module.css';
import type { Security } from './use-security.ts';

interface AppDialogProps {
  appKey: AppKey;
  /** An app is on already, and goes on until this one has shown its first code. */
  isMove: boolean;
  security: Security;
  onAdded(codes: readonly string[] | null): void;
  onClose(): void;
}

/** Shows the key of an authenticator app and takes its first code. */
export function AppDialog({ appKey, isMove, security, onAdded, onClose }: AppDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const code = useRef('');
  const asked = useConfirm(() => security.addApp(code.current), {
    check: () => ({ code: code.current.length < 6 ? required('code')() : '' }),
    fields: ['code'],
    done: t(securityMessages.appIsOn),
    onDone: ({ codes }) => onAdded(codes),
    onFailed: () => change(''),
  });
  function change(digits: string) {
    code.current = digits;
    setTyped(digits);
  }
  return (
    <FormDialog
      title={t(securityMessages.appTitle)}
      dirty={typed !== ''}
      confirmText={t(securityMessages.appConfirm)}
      onClose={onClose}
      {...asked.dialog}
    >
      <div className={css.form}>
        {isMove && <p>{t(securityMessages.moveHint)}</p>}
        <AppKeyView appKey={appKey} />
        <CodeField
          value={typed}
          error={asked.faults.code}
          onChange={(digits) => {
            change(digits);
            if (digits !== '') asked.forgive('code');
          }}
          onComplete={(digits) => {
            change(digits);
            void asked.run();
          }}
        />
      </div>
    </FormDialog>
  );
}
