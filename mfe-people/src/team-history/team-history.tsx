import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import type { Team } from '@jackfield/contract/api/team';
import { HistoryDrawer } from '@jackfield/records/record-history';
import { useQueryClient } from '@tanstack/react-query';
import { teamKeys } from '../teams/api/keys.ts';

export interface TeamHistoryProps {
  team: Pick<Team, 'id' | 'name' | 'version'>;
  onClose(): void;
}

const eventTypes = ['team', 'businesshour', 'callhandling'] as const;

/** Who changed what of a team, and the ways back (annex J2). Render it when it is to open. */
export function TeamHistory({ team, onClose }: TeamHistoryProps) {
  const client = useQueryClient();
  return (
    <HistoryDrawer
      entity="team"
      useImpact={useWriteImpact}
      record={team}
      eventTypes={eventTypes}
      onRestored={() => void client.invalidateQueries({ queryKey: teamKeys.all })}
      onClose={onClose}
    />
  );
}
