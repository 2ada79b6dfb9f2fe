import { paths } from '@jackfield/contract';
import { ReasonDialog } from '@jackfield/kit/reason-dialog';
import { session, useT } from '@jackfield/runtime';
import { peopleMessages } from './messages.ts';
import type { MenuPerson } from './person-menu.ts';

/** Signs in as a person, to look at first; the reason goes into the person's receipt (OP-51, J8). */
export function SignInAs({ person, onClose }: { person: MenuPerson; onClose(): void }) {
  const t = useT();
  const { id, firstName, fullName } = person;
  const signIn = async (reason: string) => {
    await session.impersonate(id, { reason });
    window.location.assign(paths.root());
  };
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
