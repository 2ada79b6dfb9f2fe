import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLists } from './api/cached-people.ts';
import { deletePerson, setStatus } from './api/set-status.ts';
import { peopleMessages } from './messages.ts';
import type { MenuPerson } from './person-menu.ts';

/** A step that is asked for before it is done. */
export interface Confirmation {
  action: 'suspend' | 'delete';
  person: MenuPerson;
}

export interface ConfirmActionProps {
  asking: Confirmation;
  onClose(): void;
  onDeleted(person: MenuPerson): void;
}

/** Asks before suspending or deleting a person, and does it; stays open when it fails (A5). */
export function ConfirmAction({ asking, onClose, onDeleted }: ConfirmActionProps) {
  const t = useT();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { action, person } = asking;
  const { fullName } = person;

  const close = () => {
    setError(undefined);
    onClose();
  };

  async function suspend() {
    const answer = await setStatus(client, person, 'suspended');
    notify.success(t(peopleMessages.suspended, { fullName }), {
      label: t(peopleMessages.undo),
      run: () => {
        setStatus(client, answer, 'active')
          .then(() => refreshLists(client))
          .catch(notify.failure);
      },
    });
  }

  async function remove() {
    await deletePerson(client, person);
    notify.success(t(peopleMessages.deleted));
    onDeleted(person);
  }

  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await (action === 'suspend' ? suspend() : remove());
      onClose();
      await refreshLists(client);
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={t(action === 'suspend' ? peopleMessages.suspendTitle : peopleMessages.deleteTitle, {
        fullName,
      })}
      confirmText={t(
        action === 'suspend' ? peopleMessages.suspendConfirm : peopleMessages.deleteConfirm,
      )}
      danger
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {action === 'suspend'
        ? t(peopleMessages.suspendText, { fullName })
        : `${t(peopleMessages.deleteText, { fullName })} ${t(peopleMessages.deleteEffect)}`}
    </ConfirmDialog>
  );
}
