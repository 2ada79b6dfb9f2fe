import { paths } from '@jackfield/contract';
import type { PlannedEntity } from '@jackfield/contract/api/planned-change';
import { Clock } from '@jackfield/kit/ui/icons';
import { Link, useT } from '@jackfield/runtime';
import { planMessages } from './messages.ts';
import { momentText } from './moment-text.ts';
import css from './planned-note.module.css';
import { isAhead, usePlannedChanges } from '@jackfield/call-routing/planned-routing';

interface PlannedNoteProps {
  entity: PlannedEntity;
  id: string;
  zone: string;
  /** Where they are listed; the account's list unless given. */
  to?: string;
}

/** On the pages of a record: that it is going to change, and when first. */
export function PlannedNote({ entity, id, zone, to }: PlannedNoteProps) {
  const t = useT();
  const ahead = (usePlannedChanges().data ?? []).filter(
    (change) =>
      isAhead(change) &&
      (change.absenceOf?.id === id ||
        change.parts.some((part) => part.entity === entity && part.id === id)),
  );
  const [first] = ahead;
  if (first === undefined) return null;
  const when = momentText(first.at, zone);
  return (
    <p className={css.note}>
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{t(planMessages.note, { count: ahead.length, when })}</span>
      <Link to={to ?? paths.admin.numbers.planned()}>{t(planMessages.show)}</Link>
    </p>
  );
}
