import type { Team } from '@jackfield/contract/api/team';
import { teamChangeSchema } from '@jackfield/contract/api/team';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { keepTeam } from '../teams/api/get-team.ts';
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
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isDirty = fields.some((field) => typed[field].trim() !== base[field]);

  async function save() {
    const read = v.safeParse(teamChangeSchema, typed);
    if (!read.success) {
      const { nested } = v.flatten<typeof teamChangeSchema>(read.issues);
      setRefused({ name: nested?.name?.[0] ?? '', extension: nested?.extension?.[0] ?? '' });
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      keepTeam(client, await saveTeam(team.id, read.output, base.version));
      notify.success(t(pageMessages.saved));
      onClose();
      await client.invalidateQueries({ queryKey: teamKeys.lists });
    } catch (error) {
      const byField = fieldMessages(error);
      setRefused(byField);
      if (Object.keys(byField).length === 0) setFailure(failureText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      width={520}
      title={t(renameMessages.title)}
      dirty={isDirty}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void save()}
      action={
        <Button type="primary" loading={isBusy} disabled={!isDirty} onClick={() => void save()}>
          {t(renameMessages.save)}
        </Button>
      }
    >
      {failure !== undefined && <Alert kind="error" title={failure} />}
      {fields.map((field) => (
        <Field
          key={field}
          label={t(renameMessages[field])}
          error={refused[field] || undefined}
          {...(field === 'extension' && { hint: t(renameMessages.extensionRule) })}
          required
        >
          <Input
            value={typed[field]}
            autoComplete="off"
            {...(field === 'extension' && { inputMode: 'numeric' })}
            onChange={(event) => {
              setTyped({ ...typed, [field]: event.target.value });
              setRefused({ ...refused, [field]: '' });
            }}
          />
        </Field>
      ))}
    </Dialog>
  );
}
