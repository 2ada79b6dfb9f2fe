import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { numberKeys, numberOptions } from '../account-numbers/number-query.ts';
import { DetailsForm } from './details-form.tsx';
import { useNumberTrail } from './number-frame.tsx';

/** /admin-settings/company/numbers/edit/{id}/details: one phone number (NUM-11). */
export function Component() {
  const { id = '' } = useParams();
  const number = useQuery(numberOptions(id));
  useLiveRefetch(['phonenumber'], numberKeys.record(id), (event) => event.id === id);
  useNumberTrail(number.data);
  return (
    <QueryPage query={number} waiting={<RecordSkeleton />}>
      {(found, isGone) => <DetailsForm key={id} number={found} isGone={isGone} />}
    </QueryPage>
  );
}
