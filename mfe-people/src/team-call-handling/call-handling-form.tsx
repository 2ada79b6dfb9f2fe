import { FlowBeside, useFlowReview } from '@jackfield/call-routing/call-flow';
import { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import {
  completeOr,
  knownNames,
  RoutingSection,
  useTargetText,
} from '@jackfield/call-routing/routing-editor';
import type { Team } from '@jackfield/contract/api/team';
import { t, useT } from '@jackfield/runtime';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import { TeamFlow } from '../team-page/team-flow.tsx';
import { TeamRecord } from '../team-page/team-record.tsx';
import { useTeamForm } from '../team-page/use-team-form.ts';
import { MenuSection } from './menu-section.tsx';
import { routingMessages } from './messages.ts';
import {
  type RoutingField,
  routingFields,
  routingOf,
  routingSchema,
  type RoutingValues,
  typedRoutingSchema,
} from './routing-values.ts';
import { saveRouting } from './save-routing.ts';

const labelOf = (field: RoutingField) => t(routingMessages[field]);

/** Edits where the calls of a team go while it is open and when nobody answers (TEAM-03). */
export function CallHandlingForm({ team, isGone }: { team: Team; isGone: boolean }) {
  const text = useT();
  const { actions: greetings } = useGreetings({ type: 'team', id: team.id });
  const { menus, dialog } = useRoutingMenus({ ownerType: 'team', ownerId: team.id });
  const edit = useTeamForm<RoutingValues>(team, {
    section: 'call-handling',
    fields: routingFields,
    valuesOf: routingOf,
    schema: routingSchema,
    typed: typedRoutingSchema,
    save: (change, version) => saveRouting(team.id, change, version),
  });
  const { yours, conflict } = edit;
  const shown = [yours, ...(conflict ? [conflict.base, routingOf(conflict.current)] : [])];
  const known = knownNames({ greetings, menus });
  const targetText = useTargetText(shown.flatMap(Object.values), known);
  const section = { ownerId: team.id, control: edit.form.control, greetings };

  const change = {
    list: 'teams',
    id: team.id,
    members: {
      openHour: completeOr(yours.callHandlingOpenHour, team.callHandlingOpenHour),
      missedCall: completeOr(yours.missedCallHandling, team.missedCallHandling),
    },
  } as const;
  const review = useFlowReview({
    edit,
    change,
    zone: team.businessHour.timeZone,
    map: TeamFlow,
  });

  return (
    <TeamRecord
      team={team}
      isGone={isGone}
      section="call-handling"
      edit={{ ...edit, save: review.save }}
      note={review.note}
      dialogs={review.dialog}
      valuesOf={routingOf}
      labelOf={labelOf}
      textOf={(values, field) => targetText(values[field])}
      below={
        <>
          <MenuSection team={team} />
          {dialog}
        </>
      }
    >
      <FlowBeside side={review.side}>
        <div data-place="openHour" tabIndex={-1}>
          <RoutingSection
            {...section}
            name="callHandlingOpenHour"
            stored={team.callHandlingOpenHour}
            place="teamOpenHour"
            menus={menus}
            title={text(routingMessages.callHandlingOpenHour)}
            intro={text(routingMessages.openText)}
          />
        </div>
        <div data-place="missedCall" tabIndex={-1}>
          <RoutingSection
            {...section}
            name="missedCallHandling"
            stored={team.missedCallHandling}
            place="teamMissedCall"
            title={text(routingMessages.missedCallHandling)}
            intro={text(routingMessages.missedText)}
          />
        </div>
      </FlowBeside>
    </TeamRecord>
  );
}
