import {
  type RoutingTarget,
  type TargetType,
  targetTypesOf,
} from '@jackfield/contract/api/routing';
import {
  Headset,
  ListTree,
  type LucideIcon,
  MessageSquareText,
  PhoneForwarded,
  UserRound,
  UsersRound,
  Voicemail,
} from '@jackfield/kit/ui/icons';
import { type FocusEvent, useId } from 'react';
import { useT } from '@jackfield/runtime';
import { emptyTarget } from './draft-target.ts';
import { routingMessages } from './messages.ts';
import css from './routing-editor.module.css';
import type { ControlProps } from './routing-parts.ts';
import { TargetControl } from './target-control.tsx';
import { useKeptTargets } from './use-kept-targets.ts';

export interface RoutingEditorProps extends ControlProps {
  /** Name of the group of options. */
  label: string;
  /** What is stored; a change of it forgets what was typed under other options. */
  stored: RoutingTarget;
  /** The focus left the whole editor. */
  onBlur?(): void;
}

const icons: Record<TargetType, LucideIcon> = {
  teammate: UserRound,
  team: Headset,
  callgroup: UsersRound,
  number: PhoneForwarded,
  voicemail: Voicemail,
  message: MessageSquareText,
  ivr: ListTree,
};

/**
 * Where calls go: one radio group of the options that the place takes, in the order of the
 * specification, with the controls of the chosen one under it (ROUTE-04 to ROUTE-07).
 */
export function RoutingEditor({ label, stored, onBlur, ...props }: RoutingEditorProps) {
  const t = useT();
  const group = useId();
  const { place, value, greetings, menus, onChange } = props;
  const keptOf = useKeptTargets(value, stored);
  const isOffered = (type: TargetType) =>
    type === value.actionType ||
    ((type !== 'message' || greetings !== undefined) && (type !== 'ivr' || menus !== undefined));
  const types = targetTypesOf[place].filter(isOffered);

  async function choose(type: TargetType): Promise<void> {
    if (type === 'ivr' && menus?.items.length === 0) {
      const id = await menus.onAdd();
      if (id !== null) onChange({ actionType: 'ivr', actionValue: id });
      return;
    }
    onChange(keptOf(type) ?? emptyTarget(type, place));
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };

  return (
    // It only hears that the focus goes elsewhere.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className={css.editor} onBlur={leave}>
      <legend className="ui-hidden">{label}</legend>
      {types.map((type) => {
        const Icon = icons[type];
        const isChosen = type === value.actionType;
        return (
          <div key={type} className={css.option} data-chosen={isChosen}>
            <label className={css.row}>
              <input
                type="radio"
                name={group}
                className={css.radio}
                checked={isChosen}
                onChange={() => void choose(type)}
              />
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={css.icon} />
              <span className={css.word}>{t(routingMessages[type])}</span>
              <span className={css.side} aria-hidden="true">
                {t(routingMessages[`${type}Hint`])}
              </span>
            </label>
            {isChosen && (
              <div className={css.controls}>
                <TargetControl {...props} />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
