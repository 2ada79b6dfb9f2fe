import { mayDo } from '@jackfield/contract';
import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { common, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { roleLabels } from '../people/labels.ts';
import type { BulkValues } from './bulk-values.ts';
import { editMessages } from './messages.ts';
import type { useBulkEdit } from './use-bulk-edit.ts';

/** Role, time zone, recording and team, each with "No change" first. */
export function BulkFields({
  values,
  set,
  isSameTeam,
  teams,
}: Pick<ReturnType<typeof useBulkEdit>, 'values' | 'set' | 'isSameTeam' | 'teams'>) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  // Only admins give roles.
  const isAdmin = profile?.role === 'admin';
  const movesTeams = mayDo(profile, 'teams:write');
  const teamOptions = teams.map(({ id, name }) => ({ value: id, label: name }));
  const keep = <const V extends string>(options: { value: V; label: string }[]) => [
    { value: '' as const, label: t(editMessages.keep) },
    ...options,
  ];
  return (
    <div className="ui-columns">
      {isAdmin && (
        <Field label={t(common.role)}>
          <Select<BulkValues['role']>
            value={values.role}
            showSearch
            onChange={(role) => set({ role })}
            options={keep([
              { value: 'admin', label: t(roleLabels.admin) },
              { value: 'standard', label: t(roleLabels.standard) },
            ])}
          />
        </Field>
      )}
      <Field label={t(common.timezone)}>
        <TimeZoneSelect
          value={values.timeZone}
          none={t(editMessages.keep)}
          onChange={(timeZone) => set({ timeZone })}
        />
      </Field>
      <Field label={t(common.callRecording)}>
        <Select<BulkValues['recording']>
          value={values.recording}
          showSearch
          onChange={(recording) => set({ recording })}
          options={keep([
            { value: 'off', label: t(common.off) },
            { value: 'inbound', label: t(editMessages.inbound) },
            { value: 'outbound', label: t(editMessages.outbound) },
            { value: 'both', label: t(editMessages.both) },
          ])}
        />
      </Field>
      {movesTeams && (
        <>
          <Field
            label={t(editMessages.join)}
            error={isSameTeam ? t(editMessages.sameTeam) : undefined}
          >
            <Select
              value={values.joinTeam}
              showSearch
              onChange={(joinTeam) => set({ joinTeam })}
              options={keep<string>(teamOptions)}
            />
          </Field>
          <Field label={t(editMessages.leave)}>
            <Select
              value={values.leaveTeam}
              showSearch
              onChange={(leaveTeam) => set({ leaveTeam })}
              options={keep<string>(teamOptions)}
            />
          </Field>
        </>
      )}
    </div>
  );
}
