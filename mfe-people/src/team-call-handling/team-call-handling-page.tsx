import {
  RoutingRecordForm,
  type RoutingValues,
  teamRouting,
  type TeamRoutingField,
} from '@jackfield/call-routing/record-forms';
import { useT } from '@jackfield/runtime';
import { pageMessages } from '../team-page/messages.ts';
import { SectionIntro } from '../team-page/section-intro.tsx';
import { CallFlowPart } from '../call-flow/call-flow-part.tsx';
import { type TeamFormProps, TeamPage } from '../team-page/team-page.tsx';
import { TeamRecord } from '../team-page/team-record.tsx';
import { useOverrideOwner } from '../team-page/use-override-owner.ts';
import { useTeamForm } from '../team-page/use-team-form.ts';
import { routingMessages } from './messages.ts';
import { saveRouting } from './save-routing.ts';

/** Call handling of a team (TEAM-03, annex G2). */
export const Component = () => <TeamPage form={CallHandlingForm} />;

/** Edits where the calls of a team go while it is open and when nobody answers (TEAM-03). */
function CallHandlingForm({ team, isGone }: TeamFormProps) {
  const t = useT();
  const record = useOverrideOwner(team);
  const edit = useTeamForm<RoutingValues<TeamRoutingField>>(team, {
    ...teamRouting,
    section: 'call-handling',
    save: (change, version, _, asSeen) => saveRouting(team.id, change, version, asSeen),
  });
  return (
    <RoutingRecordForm
      map={CallFlowPart}
      record={record}
      edit={edit}
      stored={team}
      places={[
        {
          name: 'callHandlingOpenHour',
          place: 'teamOpenHour',
          part: 'openHour',
          title: t(routingMessages.callHandlingOpenHour),
          intro: (
            <SectionIntro
              teamId={team.id}
              text={t(routingMessages.openText)}
              to="inbound-flow"
              linkText={t(pageMessages.setRinging)}
            />
          ),
        },
        {
          name: 'missedCallHandling',
          place: 'teamMissedCall',
          part: 'missedCall',
          title: t(routingMessages.missedCallHandling),
          intro: t(routingMessages.missedText),
        },
      ]}
    >
      {(form) => <TeamRecord team={team} section="call-handling" isGone={isGone} {...form} />}
    </RoutingRecordForm>
  );
}
