import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { impactMessages } from './messages.ts';
import css from './impact-card.module.css';
import { ImpactSummary, type ImpactSummaryProps } from './impact-summary.tsx';

export interface ImpactCardProps extends ImpactSummaryProps {
  /** It is being worked out. */
  isWorking: boolean;
}

/** Who will notice what a form holds, while it is edited. */
export function ImpactCard({ isWorking, ...impact }: ImpactCardProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{t(impactMessages.title)}</h2>
      {isWorking ? <p>{t(impactMessages.working)}</p> : <ImpactSummary {...impact} />}
    </section>
  );
}
