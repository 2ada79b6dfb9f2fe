import { TeamPage } from '../team-page/team-page.tsx';
import { CallHandlingForm } from './call-handling-form.tsx';

/** Call handling of a team (TEAM-03, annex G2). */
export function Component() {
  return (
    <TeamPage>
      {(team, isGone) => <CallHandlingForm key={team.id} team={team} isGone={isGone} />}
    </TeamPage>
  );
}
