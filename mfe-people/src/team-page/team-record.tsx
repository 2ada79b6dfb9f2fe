import { ClosedBanner, ClosedTodayButton } from '@jackfield/call-routing/closed-today';
import { paths } from '@jackfield/contract';
import type { Team } from '@jackfield/contract/api/team';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { chosenValues, conflictFields, type FormTexts } from '@jackfield/records/conflict-view';
import { RecordPage, type RecordPageProps } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { pageMessages } from './messages.ts';
import { TeamHead } from './team-head.tsx';
import { teamTabs } from './team-tabs.ts';
import { useClosingOwner } from './use-closing-owner.ts';
import type { TeamEdit, TeamSection } from './use-team-form.ts';

const GoneDialog = lazyPart(() =>
  import('@jackfield/records/gone-dialog').then((file) => file.GoneDialog),
);
const TeamConflict = lazyPart(() =>
  import('./team-conflict.tsx').then((file) => file.TeamConflict),
);

/** Sections about when and where calls go, from which a team is closed for now. */
const closing = new Set<TeamSection>(['business-hour', 'call-handling']);

export interface TeamRecordProps<Values extends FieldValues> extends FormTexts<Team, Values> {
  team: Team;
  /** The team is no longer stored. */
  isGone: boolean;
  section: TeamSection;
  edit: TeamEdit<Values>;
  /** Sections that act at once, below the form. */
  below?: ReactNode;
  /** What saving will do, beside the buttons. */
  note?: RecordPageProps['note'];
  /** Further dialogs of the form. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** A section of a team: head, tabs, form, save bar, and what others do meanwhile (annex J1). */
export function TeamRecord<Values extends FieldValues>(props: TeamRecordProps<Values>) {
  const t = useT();
  const { team, edit, labelOf, textOf, valuesOf } = props;
  const owner = useClosingOwner(team);
  const isMissing = props.isGone || edit.isGone;
  const { errors } = edit.form.formState;
  const invalid = edit.changed.filter((field) => errors[field]);
  const { conflict } = edit;

  return (
    <RecordPage
      head={
        <TeamHead
          team={team}
          verbs={closing.has(props.section) && <ClosedTodayButton owner={owner} />}
          onDeleted={edit.discard}
        />
      }
      tabs={teamTabs(team.id)}
      tab={paths.admin.teams.edit(team.id, props.section)}
      edit={edit}
      changed={edit.changed.map(labelOf)}
      invalid={invalid.map(labelOf)}
      onSave={() => void edit.save()}
      isGuarded={!isMissing}
      note={props.note}
      below={props.below}
      dialogs={
        <>
          {props.dialogs}
          {conflict && (
            <TeamConflict
              current={conflict.current}
              fields={conflictFields(conflict, { valuesOf, labelOf, textOf })}
              saving={edit.isSaving}
              onSave={(choices) =>
                void edit.resolve(conflict, chosenValues(conflict, valuesOf, choices))
              }
              onClose={edit.closeConflict}
            />
          )}
          {isMissing && (
            <GoneDialog
              name={team.name}
              lines={edit.changed.map((field) => `${labelOf(field)}: ${textOf(edit.yours, field)}`)}
              text={t(edit.changed.length > 0 ? pageMessages.goneText : pageMessages.goneTextClean)}
              leaveText={t(pageMessages.goneLeave)}
              listing={paths.admin.teams.listing()}
              onLeave={edit.discard}
            />
          )}
        </>
      }
    >
      <ClosedBanner owner={owner} />
      {props.children}
    </RecordPage>
  );
}
