import { useMayChange } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { Link, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { bestScore } from './best-score.ts';
import { BrandPage } from './brand-page.tsx';
import css from './brand-page.module.css';
import { TwoSides } from '@jackfield/kit/two-sides';
import { RequestVetting } from './request-vetting.tsx';
import { ScoreScale } from './score-scale.tsx';
import { vettingMessages as messages } from './vetting-messages.ts';
import { VettingTable } from './vetting-table.tsx';

/** …/brands/details/{id}/brand-vetting: score, history and request (COMP-05). */
export function Component() {
  return <BrandPage>{(brand) => <Vetting brand={brand} />}</BrandPage>;
}

function Vetting({ brand }: { brand: Brand }) {
  const t = useT();
  const id = useId();
  const mayChange = useMayChange();
  return (
    <TwoSides
      side={
        brand.status === 'verified' ? (
          mayChange && <RequestVetting brand={brand} />
        ) : (
          <section>
            <h2 className="ui-section">{t(messages.request)}</h2>
            <p className="ui-secondary">{t(messages.verifyFirst)}</p>
            <Link to={paths.admin.compliance.brand(brand.id)}>{t(messages.seeState)}</Link>
          </section>
        )
      }
    >
      <section className={css.block} aria-labelledby={`${id}-score`}>
        <h2 id={`${id}-score`}>{t(messages.score)}</h2>
        <p className="ui-secondary">{t(messages.scoreText)}</p>
        <ScoreScale score={bestScore(brand.vettings)} />
      </section>
      <section className={css.block} aria-labelledby={`${id}-history`}>
        <h2 id={`${id}-history`}>{t(messages.history)}</h2>
        <VettingTable vettings={brand.vettings} labelledBy={`${id}-history`} />
      </section>
    </TwoSides>
  );
}
