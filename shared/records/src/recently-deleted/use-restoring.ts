import type { DeletedKind, DeletedRecord } from '@jackfield/contract/api/audit';
import { restoreBefore } from '@jackfield/records/restore';
import { notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deletedMessages } from './messages.ts';
import { deletedKey } from './use-deleted.ts';

/** Brings one deleted record back at a time, and says what of it did not come along. */
export function useRestoring(kind: DeletedKind, onRestored: () => void) {
  const t = useT();
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  async function restore({ id, name, entryId }: DeletedRecord): Promise<void> {
    setBusyId(id);
    try {
      const { skipped } = await restoreBefore({ entity: kind, id, entryId });
      notify.success(t(deletedMessages.restored, { name }));
      for (const { message } of skipped) notify.info(message);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusyId(null);
      onRestored();
      await client.invalidateQueries({ queryKey: deletedKey(kind).slice(0, 2) });
    }
  }
  return { busyId, restore };
}
