import type { ActionList } from '@jackfield/contract/api/ivr';
import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { useT } from '@jackfield/runtime';
import { type KeyboardEvent, memo, useRef } from 'react';
import { KeyTile } from './key-tile.tsx';
import css from './keypad.module.css';
import { fieldOf, type KeyValues } from './menu-values.ts';
import { keyMessages } from './messages.ts';

export interface KeypadProps {
  values: KeyValues;
  actions: ActionList;
  /** Seconds that the menu waits; on the tile of the timeout entry. */
  timeout: number;
  selected: IvrInput | null;
  /** Inputs whose target is missing. */
  invalid: readonly IvrInput[];
  onSelect(input: IvrInput): void;
  onClear(input: IvrInput): void;
}

const columns = 3;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};
const isInput = (key: string): key is IvrInput =>
  key !== 'timeout' && ivrInputs.some((input) => input === key);

/**
 * The keys of a menu as they lie on a telephone, with the timeout entry in the place of #.
 * While it holds the focus 1 to 9, 0 and * select, arrows move, Delete clears.
 */
export const Keypad = memo(function Keypad(props: KeypadProps) {
  const { values, actions, timeout, selected, invalid, onSelect, onClear } = props;
  const t = useT();
  const group = useRef<HTMLFieldSetElement>(null);

  const go = (input: IvrInput) => {
    onSelect(input);
    group.current?.querySelector<HTMLElement>(`[data-input="${input}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = selected === null ? 0 : ivrInputs.indexOf(selected);
    const next = ivrInputs[at + (steps[key] ?? Number.NaN)];
    if (isInput(key)) go(key);
    else if (key in steps) {
      if (next !== undefined) go(next);
    } else if ((key === 'Delete' || key === 'Backspace') && selected !== null) onClear(selected);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the tiles are buttons; the group only adds shortcuts to them
    <fieldset ref={group} aria-label={t(keyMessages.group)} className={css.pad} onKeyDown={onKey}>
      {ivrInputs.map((input) => (
        <KeyTile
          key={input}
          input={input}
          value={values[fieldOf(input)]}
          actions={actions}
          timeout={input === 'timeout' ? timeout : 0}
          isSelected={selected === input}
          isFirstStop={selected === null && input === '1'}
          isInvalid={invalid.includes(input)}
          onSelect={onSelect}
        />
      ))}
    </fieldset>
  );
});
