import type { ActionList } from '@jackfield/contract/api/ivr';
import { RadioGroup } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import css from './inspector.module.css';
import type { KeyValue } from './menu-values.ts';
import { keyMessages } from './messages.ts';
import { TargetSelect } from './target-select.tsx';

export interface NoInputFieldsProps {
  label: string;
  value: KeyValue | null;
  actions: ActionList;
  error: string | undefined;
  onOpenList(): void;
  onChange(key: KeyValue | null): void;
}

/** Hang up, or send to a team, when nothing valid was pressed (IVR-14, VAL-49). */
export function NoInputFields(props: NoInputFieldsProps) {
  const { label, value, actions, error, onOpenList, onChange } = props;
  const t = useT();
  return (
    <div className={css.choices}>
      <RadioGroup
        label={label}
        value={value === null ? 'hangup' : 'team'}
        options={[
          { value: 'hangup', label: t(common.hangUp) },
          { value: 'team', label: t(keyMessages.sendToTeam) },
        ]}
        onChange={(choice) =>
          onChange(choice === 'hangup' ? null : { action: 'team', actionId: null })
        }
      />
      {value !== null && (
        <TargetSelect
          kind="team"
          label={t(common.team)}
          actions={actions}
          without={null}
          value={value.actionId}
          error={error}
          onOpenList={onOpenList}
          onChange={(actionId) => onChange({ action: 'team', actionId })}
        />
      )}
    </div>
  );
}
