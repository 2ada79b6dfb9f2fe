import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useNamed } from '@jackfield/records/people-picker';
import { roleNameOf } from '@jackfield/records/role-names';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { rolesMessages as messages } from './messages.ts';
import { changeLines } from './role-words.ts';
import { saveAccess } from './save-access.ts';

/** Takes a role from somebody, and says before what they lose. */
export function TakeDialog({ person, onClose }: { person: TeammateListItem; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const { fullName: name, firstName } = person;
  const role = t(roleNameOf(person));
  const teamOf = useNamed('team', person.access?.teamIds ?? []);
  const done = t(messages.taken, { name, role });
  const confirm = useConfirm(() => saveAccess(client, person, { access: null, done }), {
    onDone: onClose,
  });
  const lines = changeLines(firstName, {
    before: person,
    after: { role: 'standard', access: null },
    teamName: (id) => teamOf(id).found?.name ?? '',
  });
  return (
    <ConfirmDialog
      title={t(messages.removeTitle, { role, name })}
      confirmText={t(messages.removeConfirm)}
      danger={false}
      onClose={onClose}
      {...confirm.dialog}
    >
      {lines.join(' ')}
    </ConfirmDialog>
  );
}
