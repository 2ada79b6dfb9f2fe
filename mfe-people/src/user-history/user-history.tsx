import { RoutedHistory } from '@jackfield/call-routing/routed-history';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { useQueryClient } from '@tanstack/react-query';
import { peopleKeys } from '../people/api/keys.ts';

export interface UserHistoryProps {
  person: Pick<Teammate, 'id' | 'fullName' | 'version'>;
  onClose(): void;
}

const eventTypes = ['teammate', 'profileimage', 'callhandling'] as const;

/** Who changed what of a person, and the ways back (annex J2). Render it when it is to open. */
export function UserHistory({ person, onClose }: UserHistoryProps) {
  const client = useQueryClient();
  const { id, fullName: name, version } = person;
  return (
    <RoutedHistory
      entity="teammate"
      record={{ id, name, version }}
      eventTypes={eventTypes}
      onRestored={() => void client.invalidateQueries({ queryKey: peopleKeys.record(id) })}
      onClose={onClose}
    />
  );
}
