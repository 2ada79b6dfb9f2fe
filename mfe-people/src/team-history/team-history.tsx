import { RoutedHistory } from '@jackfield/call-routing/routed-history';
import type { Team } from '@jackfield/contract/api/team';
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
    <RoutedHistory
      entity="team"
      record={team}
      eventTypes={eventTypes}
      onRestored={() => void client.invalidateQueries({ queryKey: teamKeys.all })}
      onClose={onClose}
    />
  );
}
