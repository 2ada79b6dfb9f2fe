import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { brandOptions } from '../brands/brand-query.ts';
import { mayChange } from '../brands/brand-moves.ts';
import { brandMessages } from '../brands-listing/messages.ts';
import { BrandForm } from './brand-form.tsx';
import { valuesOfBrand } from './values.ts';

const { compliance } = paths.admin;

/** /admin-settings/compliance/brands/edit/{id} (COMP-03). */
export function Component() {
  const t = useT();
  const { id = '' } = useParams();
  const brand = useQuery(brandOptions(id));
  useBreadcrumb([
    { label: t(brandMessages.compliance) },
    { label: t(brandMessages.title), to: compliance.brands() },
    ...(brand.data ? [{ label: brand.data.companyName, to: compliance.brand(id) }] : []),
  ]);
  return (
    <QueryPage query={brand} waiting={<RecordSkeleton />}>
      {(found) => <Correction key={found.id} brand={found} />}
    </QueryPage>
  );
}

/** The form, as of what was stored when it was opened. */
function Correction({ brand }: { brand: Brand }) {
  const [opened] = useState(brand);
  const [initial] = useState(() => valuesOfBrand(brand));
  if (!mayChange(opened)) return <Navigate to={compliance.brand(brand.id)} replace />;
  return <BrandForm brand={opened} initial={initial} />;
}
