import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { Info } from '@jackfield/kit/ui/icons';
import { Link, useT } from '@jackfield/runtime';
import { mayChange } from '../brands/brand-moves.ts';
import { useFee } from '../paying/use-fee.tsx';
import { BrandPage } from './brand-page.tsx';
import css from './brand-page.module.css';
import { FeedbackPanel } from './feedback-panel.tsx';
import { brandPageMessages as messages } from './messages.ts';
import { SentLines } from './sent-lines.tsx';
import { StateBanner } from './state-banner.tsx';
import { Story } from './story.tsx';

/** …/brands/details/{id}/brand-details: the brand, its verification and feedback (COMP-04). */
export function Component() {
  return <BrandPage>{(brand) => <Details brand={brand} />}</BrandPage>;
}

function Details({ brand }: { brand: Brand }) {
  const t = useT();
  const fee = useFee('brand');
  const isStill = brand.status === 'verified' && !brand.needsRevet;
  const isYours = mayChange(brand) && !isStill;
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <StateBanner brand={brand} amount={fee.amount} />
        {brand.status !== 'verified' && <FeedbackPanel brand={brand} />}
        <SentLines brand={brand} />
        {isStill && fee.amount && (
          <p className={`ui-secondary ${css.note}`}>
            <Info size={16} strokeWidth={1.75} aria-hidden="true" />
            {t(messages.freeToEdit, { amount: fee.amount })}
          </p>
        )}
      </div>
      <aside className={css.side}>
        <Story brand={brand} />
        {isYours && (
          <section className={css.block}>
            <h2>{t(messages.cost)}</h2>
            {fee.box}
            <p className="ui-note">{t(messages.eachCosts)}</p>
          </section>
        )}
        {brand.status === 'verified' ? (
          <section className={css.block}>
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
          <section className={css.block}>
            <h2>{t(messages.untilThen)}</h2>
            <p className="ui-secondary">{t(messages.untilThenText, { name: brand.brandName })}</p>
          </section>
        )}
      </aside>
    </div>
  );
}
