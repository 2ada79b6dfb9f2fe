import type { Brand } from '@jackfield/contract/api/brand';
import { CampaignTable } from '../campaigns-listing/campaign-table.tsx';
import { BrandPage } from './brand-page.tsx';
import css from './brand-page.module.css';

/** …/brands/details/{id}/associated-campaign: campaigns of this brand alone (COMP-06). */
export function Component() {
  return <BrandPage>{(brand) => <Campaigns brand={brand} />}</BrandPage>;
}

function Campaigns({ brand }: { brand: Brand }) {
  return (
    <div className={css.table}>
      <CampaignTable brandId={brand.id} />
    </div>
  );
}
