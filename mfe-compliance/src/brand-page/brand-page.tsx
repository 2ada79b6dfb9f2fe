import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { brandKey, brandOptions } from '../brands/brand-query.ts';
import { brandMessages } from '../brands-listing/messages.ts';
import { BrandHead } from './brand-head.tsx';
import { brandTabs } from './brand-tabs.ts';

/** Kinds of events that change a page of a brand. */
const eventTypes = ['brand', 'campaign'] as const;

/** A page of one brand: its head, its tabs, and what the tab shows; live. */
export function BrandPage({ children }: { children(brand: Brand): ReactNode }) {
  const t = useT();
  const { id = '' } = useParams();
  const brand = useQuery(brandOptions(id));
  useLiveRefetch(eventTypes, brandKey);
  useBreadcrumb([
    { label: t(brandMessages.compliance) },
    { label: t(brandMessages.title), to: paths.admin.compliance.brands() },
    ...(brand.data ? [{ label: brand.data.companyName }] : []),
  ]);
  return (
    <QueryPage query={brand} waiting={<RecordSkeleton sign="tile" />}>
      {(found) => (
        <EditPage head={<BrandHead brand={found} />} tabs={<LinkTabs tabs={brandTabs(found.id)} />}>
          {children(found)}
        </EditPage>
      )}
    </QueryPage>
  );
}
