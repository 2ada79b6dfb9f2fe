import { useMayChange } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { Info } from '@jackfield/kit/ui/icons';
import { Link, useFormats, useT } from '@jackfield/runtime';
import { mayChange } from '../brands/brand-moves.ts';
import { useFee } from '../paying/use-fee.tsx';
import { bannerOf } from './banner-of.ts';
import { BrandPage } from './brand-page.tsx';
import css from './brand-page.module.css';
import { BrandStory } from './brand-story.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { brandPageMessages as messages } from './messages.ts';
import { SentLines } from './sent-lines.tsx';
import { StateBanner } from '../submission/state-banner.tsx';
import { TwoSides } from '@jackfield/kit/two-sides';

/** …/brands/details/{id}/brand-details: the brand, its verification and feedback (COMP-04). */
export function Component() {
  return <BrandPage>{(brand) => <Details brand={brand} />}</BrandPage>;
}

function Details({ brand }: { brand: Brand }) {
  const t = useT();
  const { date } = useFormats();
  const fee = useFee('brand');
  const isStill = brand.status === 'verified' && !brand.needsRevet;
  const isYours = useMayChange() && mayChange(brand) && !isStill;
  return (
    <TwoSides
      side={
        <>
          {' '}
          <BrandStory brand={brand} />
          {isYours && (
            <section>
              <h2>{t(messages.cost)}</h2>
              {fee.box}
              <p className="ui-note">{t(messages.eachCosts)}</p>
            </section>
          )}
          {brand.status === 'verified' ? (
            <section>
              <h2>{t(messages.campaigns)}</h2>
              <p className="ui-secondary">
                {t(messages.campaignCount, { count: brand.campaignCount })}
              </p>
              {brand.campaignCount > 0 && (
                <Link to={paths.admin.compliance.brand(brand.id, 'associated-campaign')}>
                  {t(messages.showCampaigns)}
                </Link>
              )}
            </section>
          ) : (
            <section>
              <h2>{t(messages.untilThen)}</h2>
              <p className="ui-secondary">{t(messages.untilThenText, { name: brand.brandName })}</p>
            </section>
          )}
        </>
      }
    >
      <StateBanner banner={bannerOf(brand, { amount: fee.amount, date })} />
      {brand.status !== 'verified' && <FeedbackPanel brand={brand} />}
      <SentLines brand={brand} />
      {isStill && fee.amount && (
        <p className={`ui-secondary ${css.note}`}>
          <Info size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(messages.freeToEdit, { amount: fee.amount })}
        </p>
      )}
    </TwoSides>
  );
}
