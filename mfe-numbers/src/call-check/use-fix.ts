import { fixRouting, undoFix } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { undoAction } from '@jackfield/records/restore';
import { call, notify, queryClient } from '@jackfield/runtime';
import { useState } from 'react';
import { doneText } from './done-text.ts';
import { findingKey, type StoredFinding } from './use-findings.ts';

/** A small change of the routing, as a finding names it. */
export type FixAct = StoredFinding['fix']['acts'][number];

const refresh = () => queryClient.invalidateQueries({ queryKey: ['routing'] });

/** Does what puts a finding right, at once and with an Undo; says which one is being done. */
export function useFix(config: RoutingConfig | undefined) {
  const [running, setRunning] = useState<string | null>(null);

  async function run(finding: StoredFinding, acts: readonly FixAct[]): Promise<boolean> {
    if (config === undefined || running !== null) return false;
    setRunning(findingKey(finding));
    try {
      const { saves } = await call(fixRouting, { body: { acts: [...acts] } });
      const revert = async () => {
        await call(undoFix, { body: { saves } });
        await refresh();
      };
      const undo = saves.length > 0 ? undoAction(revert) : undefined;
      notify.success(doneText(config, acts), undo);
      return true;
    } catch (error) {
      notify.failure(error);
      return false;
    } finally {
      // Until then the list still offers what was done.
      await refresh();
      setRunning(null);
    }
  }

  return { running, run };
}
