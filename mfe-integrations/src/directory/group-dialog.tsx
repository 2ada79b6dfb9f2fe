import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import {
  type DirectoryGroup,
  groupRoles,
  type GroupTarget,
  setDirectoryGroup,
} from '@jackfield/contract/api/directory';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { Field } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { PickerSelect } from '@jackfield/records/people-picker';
import { roleNames } from '@jackfield/records/role-names';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { directoryKey } from './directory-query.ts';
import { directoryMessages as messages } from './messages.ts';

/** `nothing`, `team`, or a role. */
type Choice = 'nothing' | 'team' | (typeof groupRoles)[number];

const choiceOf = (target: GroupTarget): Choice =>
  target.kind === 'role' ? target.role : target.kind;

function targetOf(choice: Choice, teamId: string | null): GroupTarget | null {
  if (choice === 'nothing') return { kind: 'nothing' };
  if (choice !== 'team') return { kind: 'role', role: choice };
  return teamId === null ? null : { kind: 'team', id: teamId };
}

interface GroupDialogProps {
  group: DirectoryGroup;
  onClose(): void;
}

/** Chooses what of the account follows a group, and says who will notice (SCIM-01). */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const { id, name, target: now } = group;
  const [choice, setChoice] = useState(choiceOf(now));
  const [teamId, setTeamId] = useState(now.kind === 'team' ? now.id : null);
  const target = targetOf(choice, teamId);
  const isSame = JSON.stringify(target) === JSON.stringify(now);
  const wanted = { params: { id }, body: { target: target ?? now } };
  const key = target === null || isSame ? null : `group ${id} ${JSON.stringify(target)}`;
  const noticed = useWriteImpact(key, ({ signal }) =>
    call(dryRunOf(setDirectoryGroup), wanted, { signal }),
  );
  const confirm = useConfirm(() => call(setDirectoryGroup, wanted, noticed.asSeen), {
    of: { choice, teamId },
    fields: ['target'],
    check: () => ({ target: target === null ? t(messages.choose) : undefined }),
    done: t(messages.groupSaved, { name }),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: directoryKey }),
  });
  return (
    <FormDialog
      title={t(messages.groupTitle, { name })}
      confirmText={t(messages.groupSave)}
      dirty={!isSame}
      mayConfirm={key === null || noticed.mayGoOn}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={look.form}>
        <p>{t(messages.groupText)}</p>
        <Field label={t(messages.groupLabel)}>
          <Select<Choice>
            value={choice}
            options={[
              { value: 'nothing', label: t(messages.nothing) },
              { value: 'team', label: t(messages.teamKind) },
              ...groupRoles.map((role) => ({
                value: role,
                label: t(messages.roleKind, { role: t(roleNames[role]) }),
              })),
            ]}
            onChange={setChoice}
          />
        </Field>
        {choice === 'team' && (
          <Field label={t(common.team)} error={confirm.faults['target']} required>
            <PickerSelect kind="team" value={teamId} onPick={(team) => setTeamId(team.id)} />
          </Field>
        )}
        {key !== null && noticed.impact}
      </div>
    </FormDialog>
  );
}
