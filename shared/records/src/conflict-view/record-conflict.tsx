import { lastEditorOf, type RecordEntity } from '@jackfield/records/record-form';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { ConflictView, type ConflictViewProps } from './conflict-view.tsx';
import { conflictMessages } from './messages.ts';

export interface RecordConflictProps extends Omit<ConflictViewProps, 'name'> {
  /** The record in whose history the other change is, and its version now. */
  of: { entity: RecordEntity; id: string; version: number };
}

/** A conflict about a record with a history, which tells who made the other change. */
export function RecordConflict({ of, ...view }: RecordConflictProps) {
  const t = useT();
  const editor = useQuery({
    queryKey: ['editor', of.entity, of.id, of.version],
    queryFn: () => lastEditorOf(of.entity, of.id),
  });
  return <ConflictView {...view} name={editor.data ?? t(conflictMessages.somebody)} />;
}
