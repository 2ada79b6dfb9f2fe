import { FormSection } from '@jackfield/kit/form-section';
import { PasswordDialog } from '@jackfield/kit/password-dialog';
import { Button } from '@jackfield/kit/ui/core';
import { KeyRound } from '@jackfield/kit/ui/icons';
import { notify, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { changePassword } from './change-password.ts';
import { profileMessages } from './messages.ts';

/** Change of the own password; not for somebody who acts as this person (annex C3, OP-51). */
export function PasswordSection() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isImpersonated = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  if (isImpersonated) return null;
  return (
    <FormSection title={t(profileMessages.password)} intro={t(profileMessages.passwordText)}>
      <div>
        <Button
          size="small"
          icon={<KeyRound size={15} strokeWidth={1.75} />}
          onClick={() => setOpen(true)}
        >
          {t(profileMessages.passwordOpen)}
        </Button>
      </div>
      {isOpen && (
        <PasswordDialog
          title={t(profileMessages.passwordTitle)}
          confirmText={t(profileMessages.passwordConfirm)}
          asksCurrent
          save={changePassword}
          onSaved={() => {
            setOpen(false);
            notify.success(t(profileMessages.passwordSaved));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FormSection>
  );
}
