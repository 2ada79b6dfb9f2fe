import type { Replacement } from '@jackfield/contract/api/routing-uses';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { Select, type SelectOption } from '@jackfield/kit/ui/select';
import { useSettled, whileSearched } from '@jackfield/kit/settled';
import { call, common, useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usedByMessages } from './messages.ts';
import type { ChosenReplacement } from './use-replacements.ts';

interface ReplacementSelectProps {
  label: string;
  kinds: readonly Replacement['kind'][];
  /** Ids that are not offered: the record that goes, and the owner of the place. */
  without: readonly string[];
  value: ChosenReplacement | null;
  /** Stands where nothing is chosen. */
  placeholder?: string;
  onChange(chosen: ChosenReplacement): void;
}

/** How many teams and how many people are offered at once; more are found by typing. */
const offered = 25;

const codeOf = (to: Replacement) => ('id' in to ? `${to.kind} ${to.id}` : to.kind);

function replacementOf(code: string): Replacement {
  const [kind, id = ''] = code.split(' ');
  if (kind === 'team' || kind === 'teammate') return { kind, id };
  return { kind: kind === 'none' ? 'none' : 'voicemail' };
}

/** Chooses what takes the place of a record: voicemail, a team or a person, found by typing. */
export function ReplacementSelect(props: ReplacementSelectProps) {
  const { label, kinds, without, value, onChange } = props;
  const t = useT();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const found = useTargets(asked);
  const select = whileSearched({ text, asked, query: found });
  const fixed = [
    { value: 'voicemail', label: t(common.voicemail) },
    { value: 'none', label: t(usedByMessages.nothing) },
  ];
  const people = found.data ?? [];
  const isOffered = ({ value: code }: SelectOption<string>) => {
    const to = replacementOf(code);
    return kinds.includes(to.kind) && !('id' in to && without.includes(to.id));
  };
  const options = [...(text === '' ? fixed : []), ...people].filter(isOffered);
  const chosen = value && { value: codeOf(value.to), label: value.label };
  // While somebody types, what is chosen already is not put above what is found.
  const isListed = text !== '' || options.some((option) => option.value === chosen?.value);
  return (
    <Select<string>
      aria-label={label}
      placeholder={props.placeholder ?? t(usedByMessages.choose)}
      value={chosen?.value ?? null}
      loading={select.loading}
      showSearch={{ ...select.filter, searchValue: text, onSearch: setText }}
      options={chosen === null || isListed ? options : [chosen, ...options]}
      onChange={(code) => {
        const words = options.find((option) => option.value === code)?.label ?? value?.label;
        onChange({ to: replacementOf(code), label: words ?? '' });
        setText('');
      }}
    />
  );
}

/** Teams and people whose name or extension holds the text, teams first. */
function useTargets(search: string) {
  const t = useT();
  return useQuery({
    queryKey: ['uses', 'targets', search],
    queryFn: async ({ signal }) => {
      const query = { limit: offered, pageNum: 1, ...(search && { search }) };
      const [teams, people] = await Promise.all([
        call(listTeams, { query }, { signal }),
        call(listTeammates, { query }, { signal }),
      ]);
      return [
        ...teams.items.map(({ id, name, extension }) => ({
          value: `team ${id}`,
          label: t(usedByMessages.team, { name, extension }),
        })),
        ...people.items.map(({ id, fullName: name, extension }) => ({
          value: `teammate ${id}`,
          label: t(common.nameWithExtension, { name, extension }),
        })),
      ];
    },
    placeholderData: keepPreviousData,
  });
}
