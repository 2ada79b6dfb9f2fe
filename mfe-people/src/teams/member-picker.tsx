import { Select } from '@jackfield/kit/ui/select';
import { Field } from '@jackfield/kit/ui/form';
import { useSettled } from '@jackfield/kit/used-by';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleSearchOptions } from './api/search-people.ts';
import { pickMessages, teamMessages } from './messages.ts';

/** A person that was picked. */
export interface PickedPerson {
  id: string;
  fullName: string;
  extension: string;
}

export interface MemberPickerProps {
  /** People who are members already and are not offered. */
  taken: readonly string[];
  error?: string | undefined;
  onPick(person: PickedPerson): void;
}

/** Adds people of the account to a team, one at a time; finds them by typing (TEAM-05). */
export function MemberPicker({ taken, error, onPick }: MemberPickerProps) {
  const t = useT();
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const people = useQuery(peopleSearchOptions(search));
  const offered = (people.data ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Field label={t(pickMessages.label)} error={error}>
      <Select<string>
        emptyOf="user"
        value={null}
        placeholder={t(pickMessages.placeholder)}
        loading={people.isFetching}
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
        options={offered.map(({ id, fullName, extension }) => ({
          value: id,
          label: `${fullName}, ${t(teamMessages.ext, { extension })}`,
        }))}
        onChange={(id) => {
          const person = offered.find((each) => each.id === id);
          if (person) onPick(person);
          setText('');
        }}
      />
    </Field>
  );
}
