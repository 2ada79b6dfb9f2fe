import type { HomeContribution, HomeWatchProps } from '@jackfield/contract';
import { useTeamMessages } from '@jackfield/devices/team-messages';
import { useEffect } from 'react';

/** What standard users have in the bell. */
export const contract = '^1.4.0';

export const watch: HomeContribution['watch'] = ({ tell }) => <OwnWatch tell={tell} />;

function OwnWatch({ tell }: HomeWatchProps) {
  const findings = useTeamMessages();
  const said = JSON.stringify([findings.state, findings.attention]);
  useEffect(() => {
    tell(findings);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told anew when it says something else
  }, [tell, said]);
  return null;
}
