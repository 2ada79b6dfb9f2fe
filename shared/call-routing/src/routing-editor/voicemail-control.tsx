import { RadioGroup } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { routingMessages } from './messages.ts';
import { PickedField } from './picked-control.tsx';
import type { ControlOf } from './routing-parts.ts';

/** Voicemail: the own mailbox, or for company numbers that of a person or a team (annex F1). */
export function VoicemailControl({ value, error, onChange }: ControlOf<'voicemail'>) {
  const t = useT();
  const mailbox = value.actionValue;
  if (mailbox === null) return <p className="ui-secondary">{t(routingMessages.ownMailbox)}</p>;
  const { ownerType, ownerId } = mailbox;
  return (
    <>
      <RadioGroup
        label={t(routingMessages.mailboxOf)}
        value={ownerType}
        options={[
          { value: 'teammate', label: t(routingMessages.mailboxTeammate) },
          { value: 'team', label: t(routingMessages.mailboxTeam) },
        ]}
        onChange={(kind) => onChange({ ...value, actionValue: { ownerType: kind, ownerId: '' } })}
      />
      <PickedField
        key={ownerType}
        kind={ownerType}
        id={ownerId}
        taken={[]}
        error={error}
        onPick={(id) => onChange({ ...value, actionValue: { ownerType, ownerId: id } })}
      />
    </>
  );
}
