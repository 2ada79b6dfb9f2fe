import { paths } from '@jackfield/contract';
import type { PlannedChange, PlannedEntity } from '@jackfield/contract/api/planned-change';
import { CircleAlert, Clock } from '@jackfield/kit/ui/icons';
import { Link, useT } from '@jackfield/runtime';
import { planMessages } from './messages.ts';
import { momentText } from './moment-text.ts';
import css from './planned-note.module.css';
import { isAhead, needsSomebody, usePlannedChanges } from '@jackfield/call-routing/planned-routing';

interface PlannedNoteProps {
  entity: PlannedEntity;
  id: string;
  zone: string;
  /** Where they are listed; the account's list unless given. */
  to?: string;
}

/** On the pages of a record: that it is going to change, and when first; and what needs somebody. */
export function PlannedNote({ entity, id, zone, to }: PlannedNoteProps) {
  const t = useT();
  const isOwn = (part: PlannedChange['parts'][number]) => part.entity === entity && part.id === id;
  const ahead = (usePlannedChanges().data ?? []).filter(
    (change) => isAhead(change) && (change.absenceOf?.id === id || change.parts.some(isOwn)),
  );
  const coming = ahead.filter((change) => !needsSomebody(change));
  const notes = [
    { message: planMessages.note, changes: coming },
    { message: planMessages.needsYou, isAlarming: true, changes: ahead.filter(needsSomebody) },
  ];
  return notes.map(({ message, isAlarming = false, changes }) => {
    const [first] = changes;
    if (first === undefined) return null;
    const text = t(message, { count: changes.length, when: momentText(first.at, zone) });
    return <Note key={message.id} text={text} isAlarming={isAlarming} to={to} />;
  });
}

interface NoteProps {
  text: string;
  isAlarming: boolean;
  to: string | undefined;
}

function Note({ text, isAlarming, to }: NoteProps) {
  const t = useT();
  const Icon = isAlarming ? CircleAlert : Clock;
  return (
    <p className={css.note} role={isAlarming ? 'status' : undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
      <Link to={to ?? paths.admin.numbers.planned()}>{t(planMessages.show)}</Link>
    </p>
  );
}
