import { formatList, notify, t } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshLists } from '../people/api/cached-people.ts';
import { rollBack as callRollBack } from '../people/api/import-people.ts';
import { peopleKeys } from '../people/api/keys.ts';
import { batchMessages } from './messages.ts';

/** Takes batches back: lists and records are read anew, and a toast says what came of it. */
export function useRollBack() {
  const client = useQueryClient();
  /** Answers whether the batch was taken back. */
  const rollBack = useCallback(
    async (id: string, asSeen: { seen?: string } = {}): Promise<boolean> => {
      try {
        const { rows } = await callRollBack(id, asSeen);
        const done = rows.filter(({ rolledBack }) => rolledBack === 'done').length;
        const touched = rows.filter(({ rolledBack }) => rolledBack === 'touched');
        notify.success(t(batchMessages.undone, { count: done }));
        if (touched.length > 0) {
          const names = formatList(touched.map(({ name }) => name));
          notify.error(t(batchMessages.touched, { count: touched.length, names }));
        }
        await Promise.all([
          refreshLists(client),
          client.invalidateQueries({ queryKey: peopleKeys.records }),
          client.invalidateQueries({ queryKey: ['batch'] }),
        ]);
        return true;
      } catch (error) {
        notify.failure(error);
        return false;
      }
    },
    [client],
  );
  return { rollBack };
}
