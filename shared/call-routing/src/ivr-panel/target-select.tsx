import type { ActionList, ActionTarget } from '@jackfield/contract/api/ivr';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { standingOf } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { actionKinds } from './key-labels.ts';
import { keyMessages } from './messages.ts';

interface TargetSelectProps {
  kind: keyof ActionList;
  label: string;
  actions: ActionList;
  /** A menu that is not offered: the one that is edited (VAL-52). */
  without: string | null;
  value: string | null;
  error: string | undefined;
  /** The list is opened and may be read again (IVR-20). */
  onOpenList(): void;
  onChange(id: string): void;
}

/** Choice of a user, a team or a menu (ENT-24, SHELL-59). */
export function TargetSelect(props: TargetSelectProps) {
  const { kind, label, actions, without, value, error, onOpenList, onChange } = props;
  const t = useT();
  const options = useMemo(() => {
    const targets: readonly ActionTarget[] = actions[kind];
    return targets
      .filter(({ id }) => id !== without)
      .map(({ id, name, status }) => ({ value: id, label: name, note: standingOf(status) }));
  }, [actions, kind, without]);
  const isKnown = options.some((option) => option.value === value);
  const isLast = kind === 'ivr' && options.length === 0;
  return (
    <Field
      label={label}
      required
      error={error}
      hint={isLast ? t(keyMessages.noOtherMenu) : undefined}
    >
      <Select
        showSearch
        emptyOf={actionKinds[kind].emptyOf}
        value={isKnown ? value : null}
        options={options}
        onOpenChange={(open) => open && onOpenList()}
        onChange={(id) => id !== null && onChange(id)}
      />
    </Field>
  );
}
