import type { Company } from '@jackfield/contract/api/company';
import { HistoryButton } from '../history-button/history-button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '../numbers-listing/keys.ts';

const eventTypes = ['company', 'phonenumber', 'callhandling', 'businesshour'] as const;

/** Who changed what of a company number, and the ways back (annex J2). */
export function NumberHistory({ company }: { company: Company }) {
  const client = useQueryClient();
  const { id, label: name, version } = company;
  const refresh = () => {
    void client.invalidateQueries({ queryKey: companyKeys.record(id) });
    void client.invalidateQueries({ queryKey: companyKeys.lists });
  };
  return (
    <HistoryButton
      entity="company"
      record={{ id, name, version }}
      eventTypes={eventTypes}
      onRestored={refresh}
    />
  );
}
