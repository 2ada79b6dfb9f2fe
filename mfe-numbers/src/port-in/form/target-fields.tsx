import { listCompanies } from '@jackfield/contract/api/company';
import { useSettled, whileSearched } from '@jackfield/kit/settled';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { PickerSelect } from '@jackfield/records/people-picker';
import { call, common, useT } from '@jackfield/runtime';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formMessages as messages } from '../messages.ts';
import { companyKeys } from '../../numbers-listing/keys.ts';
import type { TypedTarget } from './values.ts';

type Kind = NonNullable<TypedTarget['type']>;

const kinds = {
  company: messages.toCompany,
  newCompany: messages.toNew,
  teammate: messages.toUser,
} as const;

interface TargetFieldsProps {
  value: TypedTarget;
  error: string | undefined;
  onChange(target: TypedTarget): void;
}

/** What calls go to: the kind, then which one. */
export function TargetFields({ value, error, onChange }: TargetFieldsProps) {
  const t = useT();
  const { type, id, label } = value;
  const isOpen = type === null;
  return (
    <div className="ui-columns">
      <Field label={t(messages.callsTo)} error={isOpen ? error : undefined} required>
        <Select<Kind>
          value={type}
          options={(['company', 'newCompany', 'teammate'] as const).map((kind) => ({
            value: kind,
            label: t(kinds[kind]),
          }))}
          onChange={(kind) => onChange({ type: kind, id: null, label: '' })}
        />
      </Field>
      {type === 'company' && (
        <Field label={t(messages.companyNumber)} error={error} required>
          <CompanySelect value={id} onPick={(picked) => onChange({ ...value, id: picked })} />
        </Field>
      )}
      {type === 'newCompany' && (
        <Field label={t(messages.newName)} error={error} required>
          <Input
            autoComplete="off"
            most={50}
            value={label}
            onChange={({ target }) => onChange({ ...value, label: target.value })}
          />
        </Field>
      )}
      {type === 'teammate' && (
        <Field label={t(common.user)} error={error} required>
          <PickerSelect
            kind="teammate"
            value={id}
            onPick={(picked) => onChange({ ...value, id: picked.id })}
          />
        </Field>
      )}
    </div>
  );
}

/** Company numbers whose name holds the text; more are found by typing. */
const searchOptions = (search: string) => {
  const query = { limit: 50, pageNum: 1, ...(search && { search }) };
  return queryOptions({
    queryKey: [...companyKeys.lists, 'search', search],
    queryFn: ({ signal }) => call(listCompanies, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

function CompanySelect({ value, onPick }: { value: string | null; onPick(id: string): void }) {
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const query = useQuery(searchOptions(asked));
  const { loading, filter } = whileSearched({ text, asked, query });
  const options = (query.data?.items ?? []).map(({ id, label }) => ({ value: id, label }));
  return (
    <Select<string>
      value={value}
      loading={loading}
      showSearch={{ ...filter, searchValue: text, onSearch: setText }}
      options={options}
      onChange={(id) => {
        onPick(id);
        setText('');
      }}
    />
  );
}
