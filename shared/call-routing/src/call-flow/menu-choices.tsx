import type { IvrInput } from '@jackfield/contract/api/routing';
import {
  type Call,
  type MenuChoice,
  menuChoices,
  namesText,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { t, useT } from '@jackfield/runtime';
import css from './menu-choices.module.css';
import { askMessages } from './messages.ts';
import { endText } from './question.ts';

export interface MenuChoicesProps {
  /** The routing at the time of the call. */
  config: RoutingConfig;
  /** What is called, and when. */
  call: Pick<Call, 'number' | 'at'>;
  /** What was pressed before. */
  inputs: readonly IvrInput[];
  onPress(key: IvrInput): void;
}

/** Who answers behind each key of the menu that waits, with names of persons; a key presses it. */
export function MenuChoices({ config, call, inputs, onPress }: MenuChoicesProps) {
  const tr = useT();
  const choices = menuChoices(config, call, inputs);
  if (choices.length === 0) return null;
  return (
    <ul className={css.choices} aria-label={tr(askMessages.behindKeys)}>
      {choices.map((choice) => (
        <li key={choice.key}>
          <button type="button" className={css.choice} onClick={() => onPress(choice.key)}>
            <span className={css.key}>{keyText(choice.key)}</span>{' '}
            <span>
              {endText(choice.branch)} <span className="ui-text2">{whoText(choice)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const keyText = (key: IvrInput) => (key === 'timeout' ? t(askMessages.nothing) : key);

/** Whose phones ring where the sentence names a team, or where the keys of another menu lead. */
function whoText({ branch, names, inner }: MenuChoice): string {
  if (branch.kind !== 'menu') return branch.node.kind === 'team' ? namesText(names) : '';
  return inner
    .map((one) => t(askMessages.innerKey, { key: keyText(one.key), name: endText(one.branch) }))
    .join(' ');
}
