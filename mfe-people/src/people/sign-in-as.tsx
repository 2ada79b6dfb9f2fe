import { paths } from '@jackfield/contract';
import { ReasonDialog } from '@jackfield/kit/reason-dialog';
import { LoadingDialog } from '@jackfield/kit/ui/overlay';
import { session, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { peopleMessages } from './messages.ts';
import type { MenuPerson } from './person-menu.ts';

/** Signs in as a person, to look at first; the reason goes into the person's receipt (OP-51, J8). */
export function SignInAs({ person, onClose }: { person: MenuPerson; onClose(): void }) {
  const t = useT();
  const { id, firstName, fullName } = person;
  const [isLeaving, setLeaving] = useState(false);
  const signIn = async (reason: string) => {
    await session.impersonate(id, { reason });
    setLeaving(true);
    window.location.assign(paths.root());
    // Nothing is done on this page any more, which is somebody else's by now.
    await new Promise(() => undefined);
  };
  if (isLeaving) return <LoadingDialog open />;
  return (
    <ReasonDialog
      title={t(peopleMessages.signInAsTitle, { fullName })}
      confirmText={t(peopleMessages.signInAsName, { firstName })}
      hint={t(peopleMessages.signInAsHint)}
      confirm={signIn}
      onClose={onClose}
    >
      {t(peopleMessages.signInAsText, { firstName })}
    </ReasonDialog>
  );
}
