import { StatusBadge } from '@jackfield/kit/ui/core';
import { ChevronDown } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { ScenarioLines, type ScenarioLinesProps } from './scenario-lines.tsx';
import { scenarioMessages } from './scenario-messages.ts';
import css from './scenarios-card.module.css';

/**
 * The scenarios that pass through the record of a form, tried with what the form holds. It opens by
 * itself when one of them does not pass.
 */
export function ScenariosCard(props: ScenarioLinesProps) {
  const t = useT();
  const { scenarios } = props;
  const failing = scenarios.filter(({ run }) => ['broken', 'cannotRun'].includes(run.state)).length;
  const heading = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? failing > 0;
  const passing = scenarios.length - failing;
  if (scenarios.length === 0) return null;
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={heading}>
      <h2 id={heading}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          onClick={() => setChosen(!isOpen)}
        >
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(common.scenarios)}
        </button>
        {failing > 0 && (
          <StatusBadge meaning="error" shape="cross">
            {t(scenarioMessages.countBroken, { count: failing })}
          </StatusBadge>
        )}
        {passing > 0 && (
          <StatusBadge meaning="success" shape="dot">
            {t(scenarioMessages.countPassing, { count: passing })}
          </StatusBadge>
        )}
      </h2>
      {isOpen && <ScenarioLines {...props} />}
    </section>
  );
}
