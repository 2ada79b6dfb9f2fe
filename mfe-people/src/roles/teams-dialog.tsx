import type { Access } from '@jackfield/contract';
import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { rolesMessages as messages } from './messages.ts';
import { saveAccess } from './save-access.ts';
import { TeamsField, useTeams } from './teams-field.tsx';
import { WhatChanges } from './what-changes.tsx';

/** Changes which teams a Team lead leads. */
export function TeamsDialog({ person, onClose }: { person: TeammateListItem; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const { fullName: name, access: before } = person;
  const ids = before?.teamIds ?? [];
  const teams = useTeams(ids);
  const access: Access = { role: 'teamLead', teamIds: [...teams.chosen] };
  const confirm = useConfirm(
    () => saveAccess(client, person, { access, done: t(messages.teamsSaved, { name }) }),
    {
      of: { teams: teams.chosen },
      check: () => ({ teams: teams.fault() }),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t(messages.changeTitle, { name })}
      confirmText={t(messages.changeConfirm)}
      dirty={teams.isChanged}
      onClose={onClose}
      {...confirm.dialog}
    >
      <TeamsField teams={teams} error={confirm.faults['teams']} />
      {teams.chosen.length > 0 && (
        <WhatChanges
          name={person.firstName}
          before={person}
          after={{ role: 'standard', access }}
          teamName={teams.nameOf}
        />
      )}
    </FormDialog>
  );
}
