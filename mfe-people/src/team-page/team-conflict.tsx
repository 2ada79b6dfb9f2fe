import type { Team } from '@jackfield/contract/api/team';
import { ConflictView, type ConflictViewProps } from '@jackfield/records/conflict-view';
import { lastEditorOf } from '@jackfield/records/record-form';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { teamKeys } from '../teams/api/keys.ts';
import { pageMessages } from './messages.ts';

export interface TeamConflictProps extends Omit<ConflictViewProps, 'name'> {
  /** The team as it is stored now. */
  current: Team;
}

/** Base, theirs and yours of a team's section, field by field (annex J1). */
export function TeamConflict({ current, ...view }: TeamConflictProps) {
  const t = useT();
  const editor = useQuery({
    queryKey: [...teamKeys.record(current.id), 'editor', current.version],
    queryFn: () => lastEditorOf('team', current.id),
  });
  return <ConflictView {...view} name={editor.data ?? t(pageMessages.somebody)} />;
}
