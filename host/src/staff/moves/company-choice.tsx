import { type Company, findCompanies } from '@jackfield/contract/api/release';
import { IconButton } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { X } from '@jackfield/kit/ui/icons';
import { Select } from '@jackfield/kit/ui/select';
import { useSettled, whileSearched } from '@jackfield/kit/settled';
import { useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../api/call-staff.ts';
import css from './company-choice.module.css';
import { moveMessages as messages } from './messages.ts';

const shortest = 2;

export interface CompanyChoiceProps {
  chosen: readonly Company[];
  error?: string | undefined;
  onChange(chosen: Company[]): void;
}

/** Companies by name, found by typing; the server searches. */
export function CompanyChoice({ chosen, error, onChange }: CompanyChoiceProps) {
  const t = useT();
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const found = useQuery({
    queryKey: ['staff', 'releases', 'companies', search],
    queryFn: ({ signal }) => callStaff(findCompanies, { query: { search } }, { signal }),
    enabled: search.length >= shortest,
    placeholderData: keepPreviousData,
  });
  const select = whileSearched({ text, asked: search, query: found });
  const items = search.length >= shortest ? (found.data?.items ?? []) : [];
  const offered = items.filter(({ id }) => !chosen.some((company) => company.id === id));
  return (
    <div className={css.all}>
      <Field label={t(messages.tenants)} hint={t(messages.tenantsHint)} error={error}>
        <Select<string>
          value={null}
          placeholder={t(messages.tenantsSearch)}
          loading={select.loading}
          showSearch={{ ...select.filter, searchValue: text, onSearch: setText }}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            const company = offered.find((each) => each.id === id);
            if (company) onChange([...chosen, company]);
            setText('');
          }}
        />
      </Field>
      {chosen.length > 0 && (
        <ul className={css.list} aria-label={t(messages.tenants)}>
          {chosen.map(({ id, name }) => (
            <li key={id} className={css.item}>
              <span className={css.name}>{name}</span>
              <IconButton
                size="small"
                label={t(messages.tenantRemove, { name })}
                icon={<X size={14} strokeWidth={1.75} />}
                onClick={() => onChange(chosen.filter((company) => company.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
