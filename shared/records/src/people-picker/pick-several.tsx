import { Check } from '@jackfield/kit/ui/icons';
import { Select, type SelectOption } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { pickerMessages } from './messages.ts';
import css from './pick-several.module.css';
import { type Picked, standingOf } from './picked.ts';
import { type PickedKind, useSearched } from './search.ts';
import { useStayingOpen } from './use-staying-open.ts';

export interface PickSeveralProps {
  kind: PickedKind;
  /** Ids that are chosen; the list marks them. */
  chosen: readonly string[];
  /** Whether the only one that is chosen can't be taken out. */
  keepsOne?: boolean;
  placeholder: string;
  /** Somebody is chosen, or no longer. */
  onToggle(picked: Picked): void;
}

/** How the list shows somebody, with how they stand, and a mark if they are chosen. */
const offeredOf =
  (chosen: readonly string[]) =>
  ({ data: { value, label, note } }: { data: SelectOption<string> }) => (
    <span className={css.option}>
      <span className="ui-clip ui-fill">{label}</span>
      {note !== undefined && <span className="ui-caption">{note}</span>}
      {chosen.includes(value) && (
        <Check className={css.mark} size={15} strokeWidth={1.75} aria-hidden="true" />
      )}
    </span>
  );

/**
 * Chooses people or teams one after the other, found by typing as with `PickerSelect`: the list
 * stays open, marks who is chosen, and a second choice takes one out. Keep the field where it is
 * while the list is open, because the list does not follow it.
 */
export function PickSeveral(props: PickSeveralProps) {
  const { kind, chosen, keepsOne = false, placeholder, onToggle } = props;
  const t = useT();
  const [text, setText] = useState('');
  const { stay, reopened, ...open } = useStayingOpen();
  const { found: offered, select } = useSearched(kind, text);
  return (
    <Select<string>
      {...open}
      emptyOf={kind === 'team' ? 'team' : 'user'}
      value={null}
      placeholder={placeholder}
      loading={select.loading}
      showSearch={{
        ...select.filter,
        searchValue: text,
        onSearch: (typed) => {
          reopened();
          setText(typed);
        },
      }}
      options={offered.map((each) => {
        const { id, name, extension } = each;
        const label = t(common.nameWithExtension, { name, extension });
        const isChosen = chosen.includes(id);
        return {
          value: id,
          label,
          note: standingOf(each.status),
          disabled: keepsOne && isChosen && chosen.length === 1,
          ...(isChosen && { 'aria-label': t(pickerMessages.chosen, { name: label }) }),
        };
      })}
      optionRender={offeredOf(chosen)}
      onChange={(id) => {
        const picked = offered.find((each) => each.id === id);
        stay();
        if (picked) onToggle(picked);
        setText('');
      }}
    />
  );
}
