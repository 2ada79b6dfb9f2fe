import type { Team } from '@jackfield/contract/api/team';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { UsedBy } from '@jackfield/kit/used-by';
import { useT } from '@jackfield/runtime';
import { pageMessages } from './messages.ts';

export interface TeamUsesProps {
  team: Pick<Team, 'id' | 'name'>;
  onClose(): void;
}

/** Places of the routing that lead to a team (annex J5). Render it when it is to open. */
export function TeamUses({ team, onClose }: TeamUsesProps) {
  const t = useT();
  return (
    <Dialog
      open
      width={520}
      title={t(pageMessages.usedByTitle, { name: team.name })}
      cancelText={t(pageMessages.close)}
      onClose={onClose}
    >
      <UsedBy kind="team" id={team.id} />
    </Dialog>
  );
}
