import { required } from '@jackfield/contract';
import type { AppKey } from '@jackfield/contract/api/second-step';
import { AppKeyView, AskedCode, useTyped } from '@jackfield/kit/second-step';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
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
  const typed = useTyped();
  const asked = useConfirm(() => security.addApp(typed.now()), {
    check: () => ({ code: typed.now().length < 6 ? required('code')() : '' }),
    fields: ['code'],
    done: t(securityMessages.appIsOn),
    onDone: ({ codes }) => onAdded(codes),
    onFailed: () => typed.set(''),
  });
  return (
    <FormDialog
      title={t(securityMessages.appTitle)}
      dirty={typed.text !== ''}
      confirmText={t(securityMessages.appConfirm)}
      onClose={onClose}
      {...asked.dialog}
    >
      <div className={css.form}>
        {isMove && <p>{t(securityMessages.moveHint)}</p>}
        <AppKeyView appKey={appKey} />
        <AskedCode typed={typed} asked={asked} />
      </div>
    </FormDialog>
  );
}
