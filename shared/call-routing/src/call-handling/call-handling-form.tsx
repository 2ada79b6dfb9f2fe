import { useFormReview } from '@jackfield/call-routing/call-flow';
import { completeOr, useTargetText } from '@jackfield/call-routing/routing-editor';
import type { Teammate } from '@jackfield/contract/api/teammate';
import type { LinkTab } from '@jackfield/records/edit-page';
import type { GoneRecord } from '@jackfield/records/gone-dialog';
import { FormRecord } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { handlingOf } from './handling-values.ts';
import { handlingMessages } from './messages.ts';
import { MissedCallSection } from './missed-call-section.tsx';
import { RecordingSection } from './recording-section.tsx';
import { useHandlingForm } from './use-handling-form.ts';

export interface CallHandlingFormProps {
  person: Teammate;
  /** Who edits. */
  editorId: string;
  head: ReactNode;
  tabs: readonly LinkTab[];
  /** Path of the tab that holds the form. */
  tab: string;
  keep(person: Teammate): void;
  /** The person is no longer stored. */
  isGone?: boolean;
  /** What is said then. */
  gone?: GoneRecord;
  /** Sections below the form that act at once. */
  children?: ReactNode;
}

/**
 * Where a person's missed calls go and which calls are recorded: a page that people have for
 * themselves and admins for others (PPL-02, SET-02).
 */
export function CallHandlingForm(props: CallHandlingFormProps) {
  const t = useT();
  const { person, editorId, keep } = props;
  const edit = useHandlingForm(person, { editorId, keep });
  const { conflict } = edit;
  const { control } = edit.form;
  const targets = [edit.yours, ...(conflict ? [conflict.base, handlingOf(conflict.current)] : [])];
  const targetText = useTargetText(targets.map((values) => values.missedCallHandling));
  const isOwn = editorId === person.id;
  const missedCall = completeOr(edit.yours.missedCallHandling, person.missedCallHandling);
  const change = { list: 'people', id: person.id, members: { missedCall } } as const;
  const review = useFormReview({ edit, change });

  return (
    <FormRecord
      head={props.head}
      tabs={props.tabs}
      tab={props.tab}
      edit={review.edit}
      labelOf={(field) => t(handlingMessages[field])}
      textOf={(values, field) =>
        field === 'missedCallHandling'
          ? targetText(values.missedCallHandling)
          : t(values[field] ? handlingMessages.on : handlingMessages.off)
      }
      isGone={props.isGone}
      gone={props.gone}
      below={props.children}
    >
      <MissedCallSection person={person} isOwn={isOwn} control={control} />
      <RecordingSection person={person} isOwn={isOwn} control={control} />
      {review.impact}
    </FormRecord>
  );
}
