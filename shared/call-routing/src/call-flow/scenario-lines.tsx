import type { RoutingConfig } from '@jackfield/domain/routing';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import css from './scenario-lines.module.css';
import { badgeOf, standingText, whenText } from './scenario-text.ts';
import type { RunScenario } from './use-scenario-review.ts';

export interface ScenarioLinesProps {
  config: RoutingConfig;
  scenarios: readonly RunScenario[];
}

/** Scenarios one below the other: how each stands, what was expected and what happens. */
export function ScenarioLines({ config, scenarios }: ScenarioLinesProps) {
  const t = useT();
  return (
    <ul className={css.list} aria-label={t(common.scenarios)}>
      {scenarios.map((one) => (
        <li key={one.scenario.id}>
          <ScenarioLine config={config} {...one} />
        </li>
      ))}
    </ul>
  );
}

/** One scenario in two lines. */
export function ScenarioLine({ config, scenario, run }: RunScenario & { config: RoutingConfig }) {
  const { text, ...look } = badgeOf(run);
  return (
    <div className={css.line}>
      <StatusBadge {...look}>{text}</StatusBadge>
      <span className={css.name}>{scenario.name}</span>
      <span className={css.when}>
        {scenario.called.name} · {whenText(scenario.when)}
      </span>
      <span className={`ui-text2 ${css.standing}`} data-state={run.state}>
        {standingText(config, scenario, run)}
      </span>
    </div>
  );
}
