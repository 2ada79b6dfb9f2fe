import { TeamPage } from '../team-page/team-page.tsx';
import { MembersForm } from './members-form.tsx';

/** Members of a team (TEAM-05, annex G2). */
export function Component() {
  return (
    <TeamPage>
      {(team, isGone) => <MembersForm key={team.id} team={team} isGone={isGone} />}
    </TeamPage>
  );
}
