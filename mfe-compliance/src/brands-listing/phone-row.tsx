import { paths } from '@jackfield/contract';
import type { BrandListItem } from '@jackfield/contract/api/brand';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { Link, t } from '@jackfield/runtime';
import { companyTypeLabels } from './brand-styles.ts';
import { BrandStatus } from './cells.tsx';
import { brandMessages } from './messages.ts';

/** The two lines of a row on a phone, with the status at its end. */
export function phoneRow(brand: BrandListItem): PhoneRow {
  const count = brand.feedbackCount;
  const line =
    count > 0 ? t(brandMessages.feedback, { count }) : t(companyTypeLabels[brand.companyType]);
  return {
    title: <Link to={paths.admin.compliance.brand(brand.id)}>{brand.companyName}</Link>,
    line,
    badge: <BrandStatus brand={brand} />,
  };
}
