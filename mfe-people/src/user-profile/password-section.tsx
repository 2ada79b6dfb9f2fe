import type { Teammate } from '@jackfield/contract/api/teammate';
import { Button } from '@jackfield/kit/ui/core';
import { KeyRound } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { Viewer } from '../people/user-actions.ts';
import { profileMessages } from './messages.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';

/** Password: one changes an own one and sets that of others, the owner's excepted (OP-54, C3). */
export function PasswordSection({ person, viewer }: { person: Teammate; viewer: Viewer }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isSelf = person.id === viewer.teammateId;
  const isAllowed = !viewer.isImpersonated && (isSelf || !person.isTenantOwner);
  if (!isAllowed) return null;
  return (
    <Section
      title={t(profileMessages.password)}
      text={t(isSelf ? profileMessages.passwordOwnText : profileMessages.passwordOtherText)}
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
      {isOpen && <PasswordDialog person={person} isSelf={isSelf} onClose={() => setOpen(false)} />}
    </Section>
  );
}
