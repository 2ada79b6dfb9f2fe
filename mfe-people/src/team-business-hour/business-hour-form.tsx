import { BusinessHours } from '@jackfield/call-routing/business-hours';
import { FlowBelow, useFlowReview } from '@jackfield/call-routing/call-flow';
import type { Team } from '@jackfield/contract/api/team';
import {
  hoursFields,
  hoursLabel,
  hoursOfValues,
  hoursSchema,
  hoursText,
  type HoursValues,
  hoursValuesOf,
  typedHoursSchema,
} from '@jackfield/records/hours-text';
import { useT } from '@jackfield/runtime';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import * as v from 'valibot';
import { TeamFlow } from '../team-page/team-flow.tsx';
import { TeamRecord } from '../team-page/team-record.tsx';
import { useTeamForm } from '../team-page/use-team-form.ts';
import { saveSetting } from '../teams/api/save-team.ts';
import { hourMessages } from './messages.ts';

const valuesOf = ({ businessHour }: Team) => hoursValuesOf(businessHour);

/** Edits when a team is open (TEAM-02). */
export function BusinessHourForm({ team, isGone }: { team: Team; isGone: boolean }) {
  const t = useT();
  const { actions: greetings } = useGreetings({ type: 'team', id: team.id });
  const edit = useTeamForm<HoursValues>(team, {
    section: 'business-hour',
    fields: hoursFields,
    valuesOf,
    schema: hoursSchema,
    typed: typedHoursSchema,
    save: (_, version, values) =>
      saveSetting(team.id, { businessHour: hoursOfValues(values) }, version),
  });
  const { timeZone: zone } = team.businessHour;
  const businessHour = v.is(hoursSchema, edit.yours) ? hoursOfValues(edit.yours) : undefined;
  const change = {
    list: 'teams',
    id: team.id,
    members: businessHour ? { businessHour } : {},
  } as const;
  const review = useFlowReview({ edit, change, zone, map: TeamFlow });
  return (
    <TeamRecord
      team={team}
      isGone={isGone}
      section="business-hour"
      edit={{ ...edit, save: review.save }}
      note={review.note}
      dialogs={review.dialog}
      valuesOf={valuesOf}
      labelOf={hoursLabel}
      textOf={hoursText}
      below={<FlowBelow>{review.side}</FlowBelow>}
    >
      <BusinessHours
        form={edit.form}
        intro={t(hourMessages.intro)}
        routing={{
          place: 'teamMissedCall',
          ownerId: team.id,
          preset: team.missedCallHandling,
          greetings,
        }}
      />
    </TeamRecord>
  );
}
