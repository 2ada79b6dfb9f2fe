import { paths } from '@jackfield/contract';
import { fromCompanyAddress } from '@jackfield/domain';
import { type AddressDraft, draftOfForm } from '@jackfield/domain/address-rules';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { accountAtom, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { brandMessages } from '../brands-listing/messages.ts';
import { BrandForm } from './brand-form.tsx';
import { brandFormMessages as messages } from './messages.ts';
import { emptyBrand } from './values.ts';

/** An address whose line begins with its house number, with the number in its own field. */
function splitStreet(draft: AddressDraft): AddressDraft {
  const [, houseNumber, address] = /^(\d+[A-Za-z]?) +(.+)$/.exec(draft.address.trim()) ?? [];
  return houseNumber && address ? { ...draft, houseNumber, address } : draft;
}

/** /admin-settings/compliance/brands/add (COMP-01). */
export function Component() {
  const t = useT();
  const person = useAtomValue(profileAtom);
  const stored = useAtomValue(accountAtom)?.companyAddress;
  const [initial] = useState(() =>
    emptyBrand({
      address: stored ? splitStreet(draftOfForm(fromCompanyAddress(stored), 'USA')) : null,
      contact: person
        ? { firstName: person.firstName, lastName: person.lastName, email: person.email }
        : {},
    }),
  );
  useBreadcrumb([
    { label: t(brandMessages.compliance) },
    { label: t(brandMessages.title), to: paths.admin.compliance.brands() },
    { label: t(messages.add) },
  ]);
  return <BrandForm brand={null} initial={initial} />;
}
