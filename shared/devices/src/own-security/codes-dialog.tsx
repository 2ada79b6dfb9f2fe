import { RecoveryCodes } from '@jackfield/kit/second-step';
import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { securityMessages } from './messages.ts';
import css from './own-security.module.css';

/** New recovery codes, shown this once; it closes when the person says that they are kept. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const t = useT();
  return (
    <Dialog
      open
      title={t(securityMessages.keepTitle)}
      width={520}
      closable={false}
      cancelText={null}
      onClose={onClose}
      action={
        <Button type="primary" onClick={onClose}>
          {t(securityMessages.kept)}
        </Button>
      }
    >
      <div className={css.form}>
        <p>{t(securityMessages.keepText)}</p>
        <RecoveryCodes codes={codes} />
      </div>
    </Dialog>
  );
}
