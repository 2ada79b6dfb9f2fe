import { HoursRecordForm, hoursShape } from '@jackfield/call-routing/record-forms';
import { hoursOfValues, type HoursValues } from '@jackfield/records/hours-text';
import { defineMessages, useT } from '@jackfield/runtime';
import { CallFlowPart } from '../call-flow/call-flow-part.tsx';
import { type TeamFormProps, TeamPage } from '../team-page/team-page.tsx';
import { TeamRecord } from '../team-page/team-record.tsx';
import { useOverrideOwner } from '../team-page/use-override-owner.ts';
import { useTeamForm } from '../team-page/use-team-form.ts';
import { saveSetting } from '../teams/api/save-team.ts';

const hourMessages = defineMessages('teams.hours', {
  intro: 'While the team is closed, calls go where missed calls go.',
});

/** Business hours of a team (TEAM-02, annex G2). */
export const Component = () => <TeamPage form={BusinessHourForm} />;

/** Edits when a team is open (TEAM-02). */
function BusinessHourForm({ team, isGone }: TeamFormProps) {
  const t = useT();
  const record = useOverrideOwner(team);
  const edit = useTeamForm<HoursValues>(team, {
    ...hoursShape,
    section: 'business-hour',
    save: (_, version, values, asSeen) =>
      saveSetting(team.id, { businessHour: hoursOfValues(values) }, { version, ...asSeen }),
  });
  return (
    <HoursRecordForm map={CallFlowPart} record={record} edit={edit} intro={t(hourMessages.intro)}>
      {(form) => <TeamRecord team={team} section="business-hour" isGone={isGone} {...form} />}
    </HoursRecordForm>
  );
}
