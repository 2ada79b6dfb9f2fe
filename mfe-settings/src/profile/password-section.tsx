import { updatePassword } from '@jackfield/contract/api/session';
import { FormSection } from '@jackfield/kit/form-section';
import { PasswordDialog } from '@jackfield/kit/password-dialog';
import { Button } from '@jackfield/kit/ui/core';
import { KeyRound } from '@jackfield/kit/ui/icons';
import { call, common, notify, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { profileMessages } from './messages.ts';

/** Change of the own password; not for somebody who acts as this person (annex C3, OP-51). */
export function PasswordSection() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isImpersonated = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  if (isImpersonated) return null;
  return (
    <FormSection title={t(common.password)} intro={t(profileMessages.passwordText)}>
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
          title={t(common.changePassword)}
          confirmText={t(common.changePassword)}
          asksCurrent
          save={(newPassword, currentPassword) =>
            call(updatePassword, { body: { currentPassword, newPassword } })
          }
          onSaved={() => {
            setOpen(false);
            notify.success(t(common.passwordChanged));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FormSection>
  );
}
