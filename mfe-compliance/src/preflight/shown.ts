import type { Finding, Preflight } from '@jackfield/compliance';

/** How a finding is shown: a fault only once its field was left, else as something to do. */
export type ShownState = 'block' | 'warn' | 'todo' | 'overridden';

export interface ShownFinding extends Finding {
  readonly state: ShownState;
}

interface ShownOptions {
  overrides: readonly { readonly code: string }[];
  /** Whether the person was at the field and went on. */
  isLeft(field: string): boolean;
}

const order: readonly ShownState[] = ['block', 'warn', 'todo', 'overridden'];

/** Findings in the order in which they are read: block, warning, to do, overridden. */
export function shownFindings(
  { findings }: Preflight,
  { overrides, isLeft }: ShownOptions,
): ShownFinding[] {
  const stateOf = (finding: Finding): ShownState => {
    const isOverridden = overrides.some(({ code }) => code === finding.code);
    if (finding.severity === 'block' && isOverridden) return 'overridden';
    return finding.todo || !isLeft(finding.field) ? 'todo' : finding.severity;
  };
  return findings
    .map((finding) => ({ ...finding, state: stateOf(finding) }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** One of each rule: what is still to be done is told once, however many fields it concerns. */
export const oncePerRule = (findings: readonly ShownFinding[]): ShownFinding[] =>
  findings.filter(
    ({ state, code }, at) =>
      (state !== 'todo' && state !== 'overridden') ||
      findings.findIndex((one) => one.code === code && one.state === state) === at,
  );
