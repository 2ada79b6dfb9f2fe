import { paths } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { undoAction } from '@jackfield/records/restore';
import { common, navigateTo, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { inviteAgain, sendPasswordReset } from './api/send-mails.ts';
import { refreshLists } from './api/cached-people.ts';
import { setStatus, tryStatus, undoStatus } from './api/set-status.ts';
import type { Confirmation } from './confirmation.ts';
import { peopleMessages } from './messages.ts';
import type { MenuPerson } from './person-menu.ts';
import type { UserAction } from './user-actions.ts';

const OffboardingDialog = lazyPart(() =>
  import('../offboarding/offboarding-dialog.tsx').then((file) => file.OffboardingDialog),
);
const NoticedStep = lazyPart(() =>
  import('@jackfield/call-routing/call-flow').then((file) => file.NoticedStep),
);
const SignInAs = lazyPart(() => import('./sign-in-as.tsx').then((file) => file.SignInAs));

export interface PersonActions {
  /** Runs an action, asking first where it hurts. */
  run(action: UserAction, person: MenuPerson): void;
  /** Dialogs of the actions, to be rendered once. */
  dialogs: ReactNode;
}

/** What the row menu and the record's head do (G1). `onDeleted` runs after a person is gone. */
export function usePersonActions(onDeleted?: (person: MenuPerson) => void): PersonActions {
  const t = useT();
  const client = useQueryClient();
  const [asking, setAsking] = useState<Confirmation | null>(null);
  const [activating, setActivating] = useState<MenuPerson | null>(null);
  const [isSigningInAs, setSigningInAs] = useState<MenuPerson | null>(null);

  const copyNumber = useCallback(
    async ({ defaultNumber }: MenuPerson) => {
      const number = formatPhone(defaultNumber);
      try {
        await navigator.clipboard.writeText(number);
        notify.success(t(common.numberCopied, { number }));
      } catch {
        notify.error(t(common.numberNotCopied));
      }
    },
    [t],
  );

  const activate = useCallback(
    async (person: MenuPerson, asSeen: { seen?: string }) => {
      const before = person.status;
      const answer = await setStatus(client, person, 'active', asSeen);
      const undo = undoAction(() => undoStatus(client, answer));
      const text = t(peopleMessages.activated, { fullName: person.fullName });
      notify.success(text, before === 'suspended' ? undo : undefined);
      await refreshLists(client);
    },
    [client, t],
  );

  const run = useCallback(
    (action: UserAction, person: MenuPerson) => {
      const { id, email } = person;
      switch (action) {
        case 'edit':
          void navigateTo(paths.admin.users.edit(id));
          return;
        case 'planAbsence':
          void navigateTo(paths.admin.numbers.away(person.id));
          return;
        case 'copyNumber':
          void copyNumber(person);
          return;
        case 'signInAs':
          setSigningInAs(person);
          return;
        case 'sendReset':
          sendPasswordReset(person)
            .then(() => notify.success(t(peopleMessages.resetSent, { email })))
            .catch(notify.failure);
          return;
        case 'resendInvitation':
          inviteAgain(person)
            .then(() => notify.success(t(peopleMessages.invitedAgain, { email })))
            .catch(notify.failure);
          return;
        case 'activate':
          setActivating(person);
          return;
        case 'suspend':
        case 'delete':
          setAsking({ action, person });
      }
    },
    [copyNumber, t],
  );

  const dialogs = (
    <>
      {asking && (
        <OffboardingDialog
          asking={asking}
          onClose={() => setAsking(null)}
          onDeleted={(person) => onDeleted?.(person)}
        />
      )}
      {activating && (
        <NoticedStep
          name={`activate ${activating.id}`}
          ask={(options) => tryStatus(activating, 'active', options)}
          act={(asSeen) => activate(activating, asSeen).catch(notify.failure)}
          title={t(peopleMessages.activateTitle, { fullName: activating.fullName })}
          confirmText={t(peopleMessages.activate)}
          onClose={() => setActivating(null)}
        />
      )}
      {isSigningInAs && <SignInAs person={isSigningInAs} onClose={() => setSigningInAs(null)} />}
    </>
  );
  return { run, dialogs };
}
