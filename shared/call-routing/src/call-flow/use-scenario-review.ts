import { useNow } from '@jackfield/call-routing/business-hours';
import type { Scenario } from '@jackfield/contract/api/scenario';
import {
  brokenBy,
  passesThrough,
  type RoutingConfig,
  runScenario,
  type ScenarioRun,
} from '@jackfield/domain/routing';
import { useCallback, useMemo } from 'react';
import { useScenarios } from './use-scenarios.ts';

/** A scenario with what becomes of it under some routing. */
export interface RunScenario {
  readonly scenario: Scenario;
  readonly run: ScenarioRun;
}

/** Each scenario under a routing; red ones first, then as they come. */
export function runAll(
  config: RoutingConfig,
  scenarios: readonly Scenario[],
  now: number,
): RunScenario[] {
  const order = { broken: 0, cannotRun: 1, passes: 2, over: 3 };
  return scenarios
    .map((scenario) => ({ scenario, run: runScenario(config, scenario, now) }))
    .toSorted((one, other) => order[one.run.state] - order[other.run.state]);
}

export interface ScenarioReviewOptions {
  /** The routing as it is stored, and with what the form holds; undefined until it was read. */
  readonly before: RoutingConfig | undefined;
  readonly after: RoutingConfig | undefined;
  /** The company number or team of the page. */
  readonly rootId: string;
}

const none: readonly Scenario[] = [];

/** Scenarios that pass through a record, before or after a change, and those that a change breaks. */
export function useScenarioReview({ before, after, rootId: id }: ScenarioReviewOptions) {
  const { data: scenarios = none } = useScenarios();
  const now = useNow();
  const here = useMemo(() => {
    if (!before || !after) return [];
    const configs = before === after ? [after] : [before, after];
    const passing = scenarios.filter((one) =>
      configs.some((config) => passesThrough(config, one, { id, now })),
    );
    return runAll(after, passing, now);
  }, [before, after, scenarios, id, now]);
  const brokenUnder = useCallback(
    (wanted: RoutingConfig): RunScenario[] =>
      before ? runAll(wanted, brokenBy({ before, after: wanted }, scenarios, now), now) : [],
    [before, scenarios, now],
  );
  const broken = useMemo(() => (after ? brokenUnder(after) : []), [after, brokenUnder]);
  return {
    here,
    /** Scenarios that pass now and no longer with what the form holds, wherever they pass through. */
    broken,
    /** The same under another routing. */
    brokenUnder,
  };
}
