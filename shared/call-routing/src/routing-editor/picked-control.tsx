import { Field } from '@jackfield/kit/ui/form';
import { PickerSelect, type PickedKind, useNamed } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import { routingMessages } from './messages.ts';
import type { ControlOf } from './routing-parts.ts';
import { PickedNote } from './target-note.tsx';

interface PickedFieldProps {
  kind: PickedKind;
  id: string;
  taken: readonly string[];
  error: string | undefined;
  onPick(id: string): void;
}

/** One person or team, and how they stand. */
export function PickedField({ kind, id, taken, error, onPick }: PickedFieldProps) {
  const t = useT();
  const named = useNamed(kind, id === '' ? [] : [id])(id);
  return (
    <>
      <Field isLabelHidden label={t(routingMessages[kind])} error={error}>
        <PickerSelect
          kind={kind}
          value={id === '' ? null : id}
          taken={taken}
          onPick={(picked) => onPick(picked.id)}
        />
      </Field>
      {id !== '' && <PickedNote kind={kind} named={named} />}
    </>
  );
}

/** User: a person other than the one whose missed calls they are. */
export function UserControl({ place, ownerId, value, error, onChange }: ControlOf<'teammate'>) {
  return (
    <PickedField
      kind="teammate"
      id={value.actionValue}
      taken={place === 'teammateMissedCall' ? [ownerId] : []}
      error={error}
      onPick={(id) => onChange({ ...value, actionValue: id })}
    />
  );
}

/** Team: any, and while a team is open itself, which means its inbound flow (annex F1). */
export function TeamControl({ place, ownerId, value, error, onChange }: ControlOf<'team'>) {
  const t = useT();
  const isOwn = place === 'teamOpenHour' && value.actionValue === ownerId;
  return (
    <>
      <PickedField
        kind="team"
        id={value.actionValue}
        taken={place === 'teamMissedCall' ? [ownerId] : []}
        error={error}
        onPick={(id) => onChange({ ...value, actionValue: id })}
      />
      {isOwn && <p className="ui-secondary">{t(routingMessages.ownTeam)}</p>}
    </>
  );
}
