import { TeamPage } from '../team-page/team-page.tsx';
import { BusinessHourForm } from './business-hour-form.tsx';

/** Business hours of a team (TEAM-02, annex G2). */
export function Component() {
  return (
    <TeamPage>
      {(team, isGone) => <BusinessHourForm key={team.id} team={team} isGone={isGone} />}
    </TeamPage>
  );
}
