import {
  changeScenario,
  endText,
  forgetScenario,
  keepScenario,
  type RunScenario,
} from '@jackfield/call-routing/call-flow';
import type { Scenario, ScenarioWanted } from '@jackfield/contract/api/scenario';
import type { RouteEnd } from '@jackfield/domain/routing';
import { notify, t } from '@jackfield/runtime';
import { checksMessages } from './messages.ts';

/** What a scenario was made of, to make it again. */
const wantedOf = ({ name, called, ...scenario }: Scenario): ScenarioWanted => ({
  name,
  called: { kind: called.kind, id: called.id },
  from: scenario.from,
  when: scenario.when,
  inputs: scenario.inputs,
  outcomes: scenario.outcomes,
  expected: scenario.expected,
});

const undo = (revert: () => Promise<unknown>) => ({
  label: t(checksMessages.undo),
  run: () => void revert().catch(notify.failure),
});

/** Forgets a scenario, with the way back while its call can still be made. */
export async function deleteWithUndo({ scenario, run }: RunScenario): Promise<void> {
  const canComeBack = run.state === 'passes' || run.state === 'broken';
  try {
    await forgetScenario(scenario);
    notify.success(
      t(checksMessages.deleted, { name: scenario.name }),
      canComeBack ? undo(() => keepScenario(wantedOf(scenario))) : undefined,
    );
  } catch (error) {
    notify.failure(error);
  }
}

/** Takes the end that a call has now for the expected one, with the way back. */
export async function acceptWithUndo(
  scenario: Scenario,
  { kind, node }: Pick<RouteEnd, 'kind' | 'node'>,
): Promise<void> {
  const { name, expected } = scenario;
  try {
    const changed = await changeScenario(scenario, { expected: { kind, node } });
    notify.success(
      t(checksMessages.accepted, { name, end: endText({ kind, node }) }),
      undo(() => changeScenario(changed, { expected })),
    );
  } catch (error) {
    notify.failure(error);
  }
}
