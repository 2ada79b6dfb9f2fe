import { paths } from '@jackfield/contract';
import type { Company } from '@jackfield/contract/api/company';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { companyKeys } from '../numbers-listing/keys.ts';
import { companyOptions } from './get-company.ts';
import { numberMessages } from './messages.ts';

/** Kinds of events that change what the pages of a company number show (annex D). */
const eventTypes = ['company', 'phonenumber', 'callhandling', 'businesshour'] as const;

/** What a section of the pages of a company number is given. */
export interface NumberFormProps {
  company: Company;
  /** The number was deleted while the section was open. */
  isGone: boolean;
}

/** Reads the company number of the address, keeps it current, and shows every state of it. */
export function NumberPage({ form: Form }: { form: ComponentType<NumberFormProps> }) {
  const { id = '' } = useParams();
  const t = useT();
  const company = useQuery(companyOptions(id));
  useLiveRefetch(
    eventTypes,
    companyKeys.record(id),
    (event) => event.id === id || event.ownerId === id,
  );
  useBreadcrumb([
    { label: t(numberMessages.numbers), to: paths.admin.numbers.listing() },
    ...(company.data ? [{ label: company.data.label }] : []),
  ]);
  return (
    <QueryPage query={company} waiting={<RecordSkeleton name={t(numberMessages.numbers)} />}>
      {(found, isGone) => <Form key={found.id} company={found} isGone={isGone} />}
    </QueryPage>
  );
}
