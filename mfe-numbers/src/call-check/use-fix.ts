import type { RoutingConfig } from '@jackfield/domain/routing';
import { undoAction } from '@jackfield/records/restore';
import { notify, queryClient } from '@jackfield/runtime';
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
    const undos: (() => Promise<unknown>)[] = [];
    const takeBack = async () => {
      for (const undo of undos.toReversed()) await undo();
      await refresh();
    };
    try {
      // What lists findings mends few of them.
      const { doFix } = await import('./do-fix.ts');
      for (const act of acts) undos.push(await doFix(config, act));
      notify.success(doneText(config, acts), undoAction(takeBack));
      return true;
    } catch (error) {
      // What was done before the one that was refused is not left half way.
      await takeBack().catch(notify.failure);
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
