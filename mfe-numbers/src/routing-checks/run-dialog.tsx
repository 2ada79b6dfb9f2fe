import { TryCallDialog } from '@jackfield/call-routing/call-flow';
import type { Scenario } from '@jackfield/contract/api/scenario';
import { type FlowRoot, type RoutingConfig, runScenario } from '@jackfield/domain/routing';

interface RunDialogProps {
  config: RoutingConfig;
  scenario: Scenario;
  /** Milliseconds. */
  now: number;
  onClose(): void;
}

/** The call of a scenario, step by step at its next time; a call that is over is tried now. */
export function RunDialog({ config, scenario, now, onClose }: RunDialogProps) {
  const { called, from, inputs, outcomes, when } = scenario;
  const number = config.numbers.find(({ id }) => id === called.id);
  const at = runScenario(config, scenario, now).next ?? now;
  return (
    <TryCallDialog
      config={config}
      root={rootOf(scenario, number?.ownerId)}
      zone={when.timeZone}
      question={{ at, inputs, from, outcomes, ...(number && { number: number.number }) }}
      now={now}
      isKept
      onClose={onClose}
    />
  );
}

/** Numbers of company numbers alone are called by scenarios; their owner is the root. */
const rootOf = ({ called }: Scenario, ownerId: string | undefined): FlowRoot =>
  called.kind === 'number'
    ? { kind: 'company', id: ownerId ?? called.id }
    : { kind: called.kind, id: called.id };
