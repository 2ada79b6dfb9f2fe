import { useMay } from '@jackfield/kit/may';
import { type CallFlowProps, FlowAside, useFlowReview } from '@jackfield/call-routing/call-flow';
import { useOwnReview } from '@jackfield/call-routing/own-impact';
import { PlannedNote, useSaveLater } from '@jackfield/call-routing/planned-changes';
import { completeOr, missingIn, useTargetText } from '@jackfield/call-routing/routing-editor';
import type { Teammate } from '@jackfield/contract/api/teammate';
import type { LinkTab } from '@jackfield/records/edit-page';
import type { GoneRecord } from '@jackfield/records/gone-dialog';
import { FormRecord } from '@jackfield/records/record-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { bodyOf, handlingOf } from './handling-values.ts';
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
  /** Draws the map of their calls, which admins see beside the form. */
  map?: ComponentType<CallFlowProps>;
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
  const unfinished = missingIn([edit.yours.missedCallHandling]);
  const maySeeRouting = useMay('routing:read');
  // What is their own somebody changes as its owner, and is told no more of the routing then.
  const seesRouting = useMay('people:write') && maySeeRouting;
  const whole = useFlowReview({ edit, change, unfinished, map: props.map });
  // Recording moves no call, so that nothing of it waits for a check.
  const isMoved = JSON.stringify(missedCall) !== JSON.stringify(person.missedCallHandling);
  const isEnabled = !seesRouting && isMoved;
  const own = useOwnReview({ edit, missedCall, unfinished, isEnabled });
  const review = seesRouting ? whole : own;
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const planned = useSaveLater(review.edit, {
    part: () => ({
      entity: 'teammate',
      id: person.id,
      version: person.version,
      members: bodyOf(edit.form.getValues()),
    }),
    zone,
  });

  const sections = (
    <>
      <div data-place="missedCall" tabIndex={-1}>
        <MissedCallSection person={person} isOwn={isOwn} control={control} />
      </div>
      <RecordingSection person={person} isOwn={isOwn} control={control} />
    </>
  );
  return (
    <FormRecord
      head={props.head}
      tabs={props.tabs}
      tab={props.tab}
      edit={planned}
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
      <PlannedNote entity="teammate" id={person.id} zone={zone} />
      {props.map ? <FlowAside side={whole.side}>{sections}</FlowAside> : sections}
      {props.map === undefined && review.impact}
    </FormRecord>
  );
}
