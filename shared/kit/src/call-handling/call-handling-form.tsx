import type { Teammate } from '@jackfield/contract/api/teammate';
import { chosenValues, conflictFields } from '@jackfield/kit/conflict-view';
import type { LinkTab } from '@jackfield/kit/edit-page';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { RecordPage } from '@jackfield/kit/record-page';
import { useTargetText } from '@jackfield/kit/routing-editor';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { handlingFields, handlingOf, type HandlingValues } from './handling-values.ts';
import { handlingMessages } from './messages.ts';
import { MissedCallSection } from './missed-call-section.tsx';
import { RecordingSection } from './recording-section.tsx';
import { useHandlingForm } from './use-handling-form.ts';

const RecordConflict = lazyPart(() =>
  import('@jackfield/kit/conflict-view').then((file) => file.RecordConflict),
);

/** Unsaved input of a person who was deleted meanwhile. */
export interface LostInput {
  /** One line a field. */
  readonly lines: readonly string[];
  /** Forgets the input, so that leaving asks nothing. */
  onLeave(): void;
}

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
  /** What stands on the page once the person is gone. */
  renderGone?(lost: LostInput): ReactNode;
  /** Sections below the form that act at once. */
  children?: ReactNode;
}

/**
 * Where a person's missed calls go and which calls are recorded: a page that people have for
 * themselves and admins for others (PPL-02, SET-02, screens 03).
 */
export function CallHandlingForm(props: CallHandlingFormProps) {
  const t = useT();
  const { person, editorId, keep } = props;
  const edit = useHandlingForm(person, { editorId, keep });
  const { conflict } = edit;
  const { control, formState } = edit.form;
  const targets = [edit.yours, ...(conflict ? [conflict.base, handlingOf(conflict.current)] : [])];
  const targetText = useTargetText(targets.map((values) => values.missedCallHandling));
  const labelOf = (field: keyof HandlingValues) => t(handlingMessages[field]);
  const textOf = (values: HandlingValues, field: keyof HandlingValues) =>
    field === 'missedCallHandling'
      ? targetText(values.missedCallHandling)
      : t(values[field] ? handlingMessages.on : handlingMessages.off);
  const changed = handlingFields.filter((field) => edit.changed.includes(field));
  const invalid = changed.filter((field) => formState.errors[field]);
  const isMissing = props.isGone === true || edit.isGone;
  const isOwn = editorId === person.id;

  return (
    <RecordPage
      head={props.head}
      tabs={props.tabs}
      tab={props.tab}
      edit={edit}
      changed={changed.map(labelOf)}
      invalid={invalid.map(labelOf)}
      onSave={() => void edit.save()}
      isGuarded={!isMissing}
      below={props.children}
      dialogs={
        <>
          {conflict && (
            <RecordConflict
              of={{ entity: 'teammate', id: person.id, version: conflict.current.version }}
              fields={conflictFields(conflict, { valuesOf: handlingOf, labelOf, textOf })}
              saving={edit.isSaving}
              onSave={(choices) =>
                void edit.resolve(conflict, chosenValues(conflict, handlingOf, choices))
              }
              onClose={edit.closeConflict}
            />
          )}
          {isMissing &&
            props.renderGone?.({
              lines: changed.map((field) => `${labelOf(field)}: ${textOf(edit.yours, field)}`),
              onLeave: edit.discard,
            })}
        </>
      }
    >
      <MissedCallSection person={person} isOwn={isOwn} control={control} />
      <RecordingSection person={person} isOwn={isOwn} control={control} />
    </RecordPage>
  );
}
