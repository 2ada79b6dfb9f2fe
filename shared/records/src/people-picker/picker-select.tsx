import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { pickerMessages } from './messages.ts';
import { type Picked, standingOf } from './picked.ts';
import { type PickedKind, useSearched } from './search.ts';
import { useNamed } from './use-named.ts';

export interface PickerSelectProps {
  kind: PickedKind;
  /** Id of the chosen one; null when nobody is, or when each choice is taken away at once. */
  value: string | null;
  /** Ids that are not offered. */
  taken?: readonly string[];
  placeholder?: string;
  /** Name where no `Field` gives one. */
  label?: string;
  disabled?: boolean;
  onPick(picked: Picked): void;
}

/**
 * Chooses a person or a team of the account, found by typing; the server searches, so that ten
 * thousand people cost no more than fifty. An empty list says 'No user available' or 'No team
 * available' (SHELL-59). Who cannot ring is said to be pending or suspended.
 */
export function PickerSelect(props: PickerSelectProps) {
  const { kind, value, taken = [], disabled = false, onPick } = props;
  const t = useT();
  const [text, setText] = useState('');
  const { found: all, select } = useSearched(kind, text);
  const { found: chosen, isGone } = useNamed(kind, value === null ? [] : [value])(value ?? '');
  const found = all.filter(({ id }) => id === value || !taken.includes(id));
  const isListed = chosen === null || text !== '' || found.some(({ id }) => id === chosen.id);
  const offered = isListed ? found : [chosen, ...found];
  const words = ({ name, extension }: Picked) => t(common.nameWithExtension, { name, extension });
  return (
    <Select<string>
      emptyOf={kind === 'team' ? 'team' : 'user'}
      {...(props.label !== undefined && { 'aria-label': props.label })}
      value={value}
      placeholder={props.placeholder ?? t(pickerMessages[kind])}
      {...(disabled && { disabled })}
      loading={select.loading}
      showSearch={{ ...select.filter, searchValue: text, onSearch: setText }}
      options={offered.map((each) => ({
        value: each.id,
        label: words(each),
        note: standingOf(each.status),
      }))}
      labelRender={({ label }) => label ?? (isGone ? t(pickerMessages.gone) : '')}
      onChange={(id) => {
        const picked = offered.find((each) => each.id === id);
        if (picked) onPick(picked);
        setText('');
      }}
    />
  );
}
