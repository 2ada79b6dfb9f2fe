import { ClosedBanner } from '@jackfield/call-routing/call-override';
import { reviewGreeting } from '@jackfield/call-routing/greeting-review';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { GreetingSection } from '@jackfield/voice-media/voicemail-settings';
import { teamGone } from '../team-page/team-gone.ts';
import { TeamHead } from '../team-page/team-head.tsx';
import { type TeamFormProps, TeamPage } from '../team-page/team-page.tsx';
import { teamTabs } from '../team-page/team-tabs.ts';
import { useOverrideOwner } from '../team-page/use-override-owner.ts';

const GoneDialog = lazyPart(() =>
  import('@jackfield/records/gone-dialog').then((file) => file.GoneDialog),
);

/** Everything on this page is stored at once. */
const nothingTyped = () => undefined;

/** Voicemail greetings of a team (TEAM-06). */
export const Component = () => <TeamPage form={VoicemailPage} />;

function VoicemailPage({ team, isGone }: TeamFormProps) {
  const owner = useOverrideOwner(team);
  const mailbox = { type: 'team', id: team.id } as const;
  return (
    <EditPage
      head={<TeamHead team={team} onDeleted={nothingTyped} />}
      tabs={<LinkTabs tabs={teamTabs(team.id)} />}
    >
      <ClosedBanner owner={owner} />
      <GreetingSection key={team.id} owner={mailbox} review={reviewGreeting(mailbox)} />
      {isGone && <GoneDialog gone={teamGone(team)} />}
    </EditPage>
  );
}
