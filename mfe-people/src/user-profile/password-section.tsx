import { updatePassword, updateUserPassword } from '@jackfield/contract/api/session';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { FormSection } from '@jackfield/kit/form-section';
import { PasswordDialog } from '@jackfield/kit/password-dialog';
import { Button } from '@jackfield/kit/ui/core';
import { KeyRound } from '@jackfield/kit/ui/icons';
import { call, common, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { Viewer } from '../people/user-actions.ts';
import { passwordMessages, profileMessages } from './messages.ts';

/** Password: one changes an own one and sets that of others, the owner's excepted (OP-54, C3). */
export function PasswordSection({ person, viewer }: { person: Teammate; viewer: Viewer }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isSelf = person.id === viewer.teammateId;
  const isOthers = viewer.role === 'admin' && !person.isTenantOwner;
  const isAllowed = !viewer.isImpersonated && (isSelf || isOthers);
  if (!isAllowed) return null;
  const { fullName } = person;
  return (
    <FormSection
      title={t(common.password)}
      intro={t(isSelf ? profileMessages.passwordOwnText : profileMessages.passwordOtherText)}
    >
      <div>
        <Button
          size="small"
          icon={<KeyRound size={15} strokeWidth={1.75} />}
          onClick={() => setOpen(true)}
        >
          {t(isSelf ? profileMessages.passwordOwn : profileMessages.passwordOther)}
        </Button>
      </div>
      {isOpen && (
        <PasswordDialog
          title={isSelf ? t(common.changePassword) : t(passwordMessages.otherTitle, { fullName })}
          confirmText={t(isSelf ? common.changePassword : passwordMessages.otherConfirm)}
          asksCurrent={isSelf}
          save={(newPassword, currentPassword) =>
            isSelf
              ? call(updatePassword, { body: { currentPassword, newPassword } })
              : call(updateUserPassword, { body: { email: person.email, newPassword } })
          }
          onSaved={() => {
            setOpen(false);
            notify.success(
              isSelf ? t(common.passwordChanged) : t(passwordMessages.otherSaved, { fullName }),
            );
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FormSection>
  );
}
