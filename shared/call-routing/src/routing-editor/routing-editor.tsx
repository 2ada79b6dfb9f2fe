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
import { isSameValue } from '@jackfield/domain/same-value';
import { useT } from '@jackfield/runtime';
import { useEffect, useRef } from 'react';
import { emptyTarget } from './draft-target.ts';
import { routingMessages } from './messages.ts';
import { OptionList } from './option-list.tsx';
import type { ControlProps } from './routing-parts.ts';
import { TargetControl } from './target-control.tsx';

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

  return (
    <OptionList
      label={label}
      value={value.actionType}
      options={types.map((type) => ({
        value: type,
        label: t(routingMessages[type]),
        hint: t(routingMessages[`${type}Hint`]),
        icon: icons[type],
      }))}
      onChoose={(type) => void choose(type)}
      {...(onBlur && { onBlur })}
    >
      <TargetControl {...props} />
    </OptionList>
  );
}

type Kept = Partial<Record<TargetType, RoutingTarget>>;

/**
 * Keeps what was entered under each option while another one is looked at, until something is
 * stored. The stored target waits under its own option.
 */
function useKeptTargets(
  value: RoutingTarget,
  stored: RoutingTarget,
): (type: TargetType) => RoutingTarget | undefined {
  const kept = useRef<{ stored: RoutingTarget; targets: Kept }>({ stored, targets: {} });
  useEffect(() => {
    if (!isSameValue(kept.current.stored, stored)) kept.current = { stored, targets: {} };
    kept.current.targets[value.actionType] = value;
  }, [value, stored]);
  return (type) => kept.current.targets[type] ?? (stored.actionType === type ? stored : undefined);
}
