import type { BrandListItem } from '@jackfield/contract/api/brand';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { t } from '@jackfield/runtime';
import { companyTypeLabels } from './brand-styles.ts';
import { BrandStatus } from './cells.tsx';
import { brandMessages } from './messages.ts';

/** The two lines of a row on a phone, with the status at its end. */
export function phoneRow(brand: BrandListItem): PhoneRow {
  const count = brand.feedbackCount;
  const line =
    count > 0 ? t(brandMessages.feedback, { count }) : t(companyTypeLabels[brand.companyType]);
  return {
    title: <span>{brand.companyName}</span>,
    line,
    badge: <BrandStatus brand={brand} />,
  };
}
