import type { DeletedKind, DeletedRecord } from '@jackfield/contract/api/audit';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Archive } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import {
  restoreBefore,
  type SeenImpact,
  tryRestore,
  type WayImpact,
} from '@jackfield/records/restore';
import { common, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BuyAgainDialog } from './buy-again-dialog.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { deletedMessages, deletedTexts } from './messages.ts';
import css from './recently-deleted.module.css';
import { deletedKey, useDeleted } from './use-deleted.ts';

export interface RecentlyDeletedProps {
  kind: DeletedKind;
  /** Menus or phone numbers of this owner only. */
  ownerId?: string;
  /** Shows who will notice a restore, where calls go through the records. */
  noticed?: WayImpact;
  /** Reads again what the record is in. */
  onRestored(): void;
  onClose(): void;
}

/** What was deleted in the last 30 days, each with the way back (annex J2). Render it when it is to open. */
export function RecentlyDeleted(props: RecentlyDeletedProps) {
  const t = useT();
  return (
    <Drawer open title={t(common.recentlyDeleted)} onClose={props.onClose}>
      <p className={css.text}>{t(deletedTexts[props.kind].text)}</p>
      <DeletedList {...props} />
    </Drawer>
  );
}

function DeletedList({ kind, ownerId, noticed, onRestored }: RecentlyDeletedProps) {
  const t = useT();
  const deleted = useDeleted(kind, ownerId);
  const { busyId, restore } = useRestoring(kind, onRestored);
  const [asking, setAsking] = useState<DeletedRecord | null>(null);
  if (deleted.isPending) {
    return (
      <output aria-label={t(deletedMessages.loading)}>
        <Skeleton width="100%" height={48} />
      </output>
    );
  }
  if (deleted.error) {
    return <LoadFailure title={t(deletedMessages.failed)} query={deleted} />;
  }
  const { items } = deleted.data;
  if (items.length === 0) {
    return (
      <EmptyState icon={Archive} title={t(deletedTexts[kind].emptyTitle)}>
        {t(deletedTexts[kind].emptyText)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="ui-rows ui-card" aria-label={t(deletedMessages.list)}>
        {items.map((record) => (
          <DeletedRow
            key={record.id}
            record={record}
            busy={busyId === record.id}
            onRestore={() => (record.numbers || noticed ? setAsking(record) : void restore(record))}
          />
        ))}
      </ul>
      {asking && !asking.numbers && noticed && (
        <noticed.Step
          name={asking.entryId}
          ask={(options) => tryRestore({ ...asking.historyOf, entryId: asking.entryId }, options)}
          act={(asSeen) => restore(asking, asSeen)}
          title={t(deletedMessages.buyTitle, { name: asking.name })}
          confirmText={t(common.restore)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.numbers && (
        <BuyAgainDialog
          kind={kind}
          record={asking}
          Impact={noticed?.Impact}
          busy={busyId === asking.id}
          onConfirm={(asSeen) => void restore(asking, asSeen).then(() => setAsking(null))}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** Brings one deleted record back at a time, and says what of it did not come along. */
function useRestoring(kind: DeletedKind, onRestored: () => void) {
  const t = useT();
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  async function restore(
    { id, name, entryId, historyOf }: DeletedRecord,
    asSeen: SeenImpact['asSeen'] = {},
  ): Promise<void> {
    setBusyId(id);
    try {
      const { skipped } = await restoreBefore({ ...historyOf, entryId, ...asSeen });
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
