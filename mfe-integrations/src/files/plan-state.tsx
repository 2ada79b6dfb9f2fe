import type { PlanState } from '@jackfield/contract/api/config-file';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { stateMessages } from './messages.ts';

const looks: Readonly<Record<PlanState, Omit<StatusBadgeProps, 'children'>>> = {
  refused: { meaning: 'error', shape: 'cross' },
  ready: { meaning: 'info', shape: 'ring' },
  waiting: { meaning: 'warning', shape: 'ring' },
  stale: { meaning: 'quiet', shape: 'bar' },
  applied: { meaning: 'success', shape: 'dot' },
  undone: { meaning: 'quiet', shape: 'bar' },
};

/** How a plan stands, as a pill. */
export function PlanStateBadge({ state }: { state: PlanState }) {
  const t = useT();
  return <StatusBadge {...looks[state]}>{t(stateMessages[state])}</StatusBadge>;
}

/** A commit as people write it. */
export const shortCommit = (commit: string): string =>
  /^[0-9a-f]{12,}$/i.test(commit) ? commit.slice(0, 8) : commit;
