import { lastEditorOf, type RecordEdit } from '@jackfield/records/record-form';
import { useQuery } from '@tanstack/react-query';
import { ConflictView, type ConflictViewProps } from './conflict-view.tsx';

export interface RecordConflictProps extends Omit<ConflictViewProps, 'name'> {
  /** The record in whose history the other change is, and its version now; null for none. */
  of: (NonNullable<RecordEdit['history']> & { readonly version: number }) | null;
  /** Who made the other change, when that cannot be told. */
  somebody: string;
}

/** A conflict about a record, whose history tells who made the other change. */
export function RecordConflict({ of, somebody, ...view }: RecordConflictProps) {
  const editor = useQuery({
    queryKey: ['editor', of?.entity, of?.id, of?.version],
    queryFn: () => of && lastEditorOf(of.entity, of.id),
  });
  return <ConflictView {...view} name={editor.data ?? somebody} />;
}
