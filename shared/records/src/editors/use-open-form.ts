import { openFormBeat, tellEditing } from '@jackfield/contract/api/editing';
import type { AuditedEntity } from '@jackfield/contract/api/audit';
import { call, liveStateAtom } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { editorsKey } from './use-editors.ts';

/** Who only looks through records tells of none; milliseconds. */
const passing = 400;

/**
 * Tells others, as long as the form is on the screen, that it is open. A page in the background
 * falls silent, and so does a browser that crashes: after 30 s at most nobody sees it any more.
 */
export function useOpenForm(entity: AuditedEntity, id: string): void {
  const client = useQueryClient();
  const isLive = useAtomValue(liveStateAtom) === 'on';
  useEffect(() => {
    if (!isLive) return undefined;
    const form = crypto.randomUUID();
    const end = new AbortController();
    // Others being shown is a courtesy: without it the form works as it does.
    const report = (isOpen: boolean) =>
      call(tellEditing, { body: { form, entity, id, isOpen } }).catch(() => undefined);
    const beat = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await report(true);
      if (answer && !end.signal.aborted) client.setQueryData(editorsKey, answer);
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(() => {
      void beat();
      timer = setInterval(() => void beat(), openFormBeat);
    }, passing);
    return () => {
      end.abort();
      clearTimeout(first);
      clearInterval(timer);
      if (timer !== undefined) void report(false);
    };
  }, [isLive, entity, id, client]);
}
