import type { BuiltInRole } from '@jackfield/contract';
import { listTeammates, type TeammateListItem } from '@jackfield/contract/api/teammate';
import { useSettled, whileSearched } from '@jackfield/kit/settled';
import { Field } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { useNamed } from '@jackfield/records/people-picker';
import { roleNameOf, roleNames } from '@jackfield/records/role-names';
import { call, common, useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleKeys } from '../people/api/keys.ts';
import { rolesMessages as messages } from './messages.ts';
import { saveAccess } from './save-access.ts';
import { TeamsField, useTeams } from './teams-field.tsx';
import { WhatChanges } from './what-changes.tsx';

/** People who are offered at once; more are found by typing. */
const limit = 50;

/** Gives a role to a standard user, and says before what that changes. */
export function GiveDialog({ role, onClose }: { role: BuiltInRole; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const [person, setPerson] = useState<TeammateListItem>();
  const teams = useTeams();
  const led = useNamed('team', person?.access?.teamIds ?? []);
  const isLead = role === 'teamLead';
  const access = { role, teamIds: isLead ? [...teams.chosen] : [] };
  const label = t(roleNames[role]);
  const typed = { person, teams: teams.chosen };
  const confirm = useConfirm(
    async () => {
      if (!person) return;
      const done = t(messages.given, { name: person.fullName, role: label });
      await saveAccess(client, person, { access, done });
    },
    {
      of: typed,
      check: () => ({
        person: person ? undefined : t(messages.personMissing),
        teams: isLead ? teams.fault() : undefined,
      }),
      onDone: onClose,
    },
  );
  const isWhole = person !== undefined && (!isLead || teams.chosen.length > 0);
  return (
    <FormDialog
      title={t(messages.addTitle, { role: label })}
      confirmText={t(messages.addConfirm)}
      dirty={person !== undefined || teams.chosen.length > 0}
      onClose={onClose}
      {...confirm.dialog}
    >
      <Field label={t(messages.person)} error={confirm.faults['person']} required>
        <StandardSelect role={role} value={person} onPick={setPerson} />
      </Field>
      {isLead && <TeamsField teams={teams} error={confirm.faults['teams']} />}
      {isWhole && (
        <WhatChanges
          name={person.firstName}
          before={person}
          after={{ role: 'standard', access }}
          teamName={(id) => teams.nameOf(id) || (led(id).found?.name ?? '')}
        />
      )}
    </FormDialog>
  );
}

interface StandardSelectProps {
  role: BuiltInRole;
  value: TeammateListItem | undefined;
  onPick(person: TeammateListItem): void;
}

/** Standard users, found by the server; who has another role is said to have it. */
function StandardSelect({ role, value, onPick }: StandardSelectProps) {
  const t = useT();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const query = useQuery({
    queryKey: [...peopleKeys.lists, 'standard', asked],
    queryFn: ({ signal }) => {
      const search = asked === '' ? {} : { search: asked };
      const wanted = {
        role: 'standard',
        limit,
        pageNum: 1,
        sortBy: 'fullName',
        ...search,
      } as const;
      return call(listTeammates, { query: wanted }, { signal });
    },
    placeholderData: keepPreviousData,
  });
  const { loading, filter } = whileSearched({ text, asked, query });
  const found = (query.data?.items ?? []).filter(({ access }) => access?.role !== role);
  const isListed = !value || text !== '' || found.some(({ id }) => id === value.id);
  const offered = isListed ? found : [value, ...found];
  return (
    <Select<string>
      emptyOf="user"
      value={value?.id ?? null}
      placeholder={t(messages.choosePerson)}
      loading={loading}
      showSearch={{ ...filter, searchValue: text, onSearch: setText }}
      options={offered.map((one) => ({
        value: one.id,
        label: t(common.nameWithExtension, { name: one.fullName, extension: one.extension }),
        note: one.access ? t(roleNameOf(one)) : undefined,
      }))}
      onChange={(id) => {
        const person = offered.find((one) => one.id === id);
        if (person) onPick(person);
        setText('');
      }}
    />
  );
}
