import { ClosedBanner, ClosedTodayButton } from '@jackfield/call-routing/call-override';
import { PlannedNote } from '@jackfield/call-routing/planned-changes';
import { paths } from '@jackfield/contract';
import type { Team } from '@jackfield/contract/api/team';
import { FormRecord, type FormRecordProps } from '@jackfield/records/record-page';
import type { FieldValues } from 'react-hook-form';
import { teamGone } from './team-gone.ts';
import { TeamHead } from './team-head.tsx';
import { teamTabs } from './team-tabs.ts';
import { useOverrideOwner } from './use-override-owner.ts';
import type { TeamSection } from './use-team-form.ts';

/** Sections about when and where calls go, from which a team is closed for now. */
const overridable = new Set<TeamSection>(['business-hour', 'call-handling']);

interface TeamRecordProps<Values extends FieldValues>
  extends Omit<FormRecordProps<Team, Values>, 'head' | 'tabs' | 'tab' | 'gone'> {
  team: Team;
  section: TeamSection;
}

/** A section of a team: head, tabs, form, and what others do meanwhile. */
export function TeamRecord<Values extends FieldValues>({
  team,
  section,
  children,
  ...form
}: TeamRecordProps<Values>) {
  const owner = useOverrideOwner(team);
  return (
    <FormRecord
      {...form}
      head={
        <TeamHead
          team={team}
          actions={overridable.has(section) && <ClosedTodayButton owner={owner} />}
          onDeleted={form.edit.discard}
        />
      }
      tabs={teamTabs(team.id)}
      tab={paths.admin.teams.edit(team.id, section)}
      gone={teamGone(team)}
    >
      <ClosedBanner owner={owner} />
      <PlannedNote entity="team" id={team.id} zone={team.businessHour.timeZone} />
      {children}
    </FormRecord>
  );
}
