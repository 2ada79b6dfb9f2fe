import type { ReactNode } from 'react';
import css from './steps-page.module.css';

interface StepHeadProps {
  /** The question that the step asks. */
  title: string;
  /** One sentence about where the answer comes from. */
  intro?: ReactNode;
}

/** Question of a step; it takes the focus when the step opens. */
export function StepHead({ title, intro }: StepHeadProps) {
  return (
    <div className={css.question}>
      <h2 className="ui-section" tabIndex={-1} data-step-head>
        {title}
      </h2>
      {intro !== undefined && <p className="ui-secondary">{intro}</p>}
    </div>
  );
}
