import { type Team, teamChangeSchema } from '@jackfield/contract/api/team';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, fieldMessages, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { cacheTeam } from '../teams/api/get-team.ts';
import { teamKeys } from '../teams/api/keys.ts';
import { saveTeam } from '../teams/api/save-team.ts';
import { pageMessages, renameMessages } from './messages.ts';

const fields = ['name', 'extension'] as const;

/** Changes name and extension of a team (API-138, OP-84). Render it when it is to open. */
export function RenameTeamDialog({ team, onClose }: { team: Team; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const [base] = useState(team);
  const [typed, setTyped] = useState({ name: team.name, extension: team.extension });
  const isDirty = fields.some((field) => typed[field].trim() !== base[field]);

  const renamed = useConfirm(
    () => saveTeam(team.id, v.parse(teamChangeSchema, typed), base.version),
    {
      check: () => {
        const { issues } = v.safeParse(teamChangeSchema, typed);
        const { nested } = issues ? v.flatten<typeof teamChangeSchema>(issues) : {};
        return { name: nested?.name?.[0], extension: nested?.extension?.[0] };
      },
      fields: fieldMessages,
      done: ({ name }) => t(pageMessages.saved, { name }),
      onDone: (saved) => {
        cacheTeam(client, saved);
        onClose();
        void client.invalidateQueries({ queryKey: teamKeys.lists });
      },
    },
  );

  return (
    <FormDialog
      title={t(renameMessages.title)}
      dirty={isDirty}
      confirmText={t(common.save)}
      mayConfirm={isDirty}
      onClose={onClose}
      {...renamed.dialog}
    >
      {fields.map((field) => (
        <Field
          key={field}
          label={t(renameMessages[field])}
          error={renamed.faults[field]}
          {...(field === 'extension' && { hint: t(common.extensionRule) })}
          required
        >
          <Input
            value={typed[field]}
            autoComplete="off"
            {...(field === 'extension' && { inputMode: 'numeric' })}
            onChange={(event) => {
              setTyped({ ...typed, [field]: event.target.value });
              renamed.forgive(field);
            }}
          />
        </Field>
      ))}
    </FormDialog>
  );
}
