import { TeamPage } from '../team-page/team-page.tsx';
import { InboundFlowForm } from './inbound-flow-form.tsx';

/** Inbound flow of a team (TEAM-04, annex G2). */
export function Component() {
  return (
    <TeamPage>
      {(team, isGone) => <InboundFlowForm key={team.id} team={team} isGone={isGone} />}
    </TeamPage>
  );
}
