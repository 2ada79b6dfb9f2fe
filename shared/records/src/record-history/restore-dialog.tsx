import type { AuditEntry } from '@jackfield/contract/api/audit';
import { RadioGroup } from '@jackfield/kit/ui/form';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import {
  type HistoryEntity,
  restoreBefore,
  tryRestore,
  tryUndo,
  undoReason,
  undoSave,
  notifySkipped,
  type SeenImpact,
  type WayImpact,
} from '@jackfield/records/restore';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { isDeletion } from './can-restore.ts';
import { historyMessages } from './messages.ts';

/** How far a restore goes back. */
type Reach = 'all' | 'one';

interface RestoreDialogProps {
  readonly entity: HistoryEntity;
  readonly record: { readonly id: string; readonly name: string; readonly version?: number };
  /** The change that is taken back. */
  readonly entry: AuditEntry;
  /** The record was changed again since. */
  readonly hasLater: boolean;
  readonly noticed: WayImpact | undefined;
  onRestored(): void;
  /** It was tried, with whatever end. */
  onTried(): unknown;
  onClose(): void;
}

/** Asks before a change is taken back: with what came later, or by itself (annexes J1 and J2). */
export function RestoreDialog(props: RestoreDialogProps) {
  const { entity, record, entry, hasLater, noticed, onClose } = props;
  const Impact = noticed?.Impact;
  const t = useT();
  const { dateTime } = useFormats();
  const [reach, setReach] = useState<Reach>('all');
  const isWhole = isDeletion(entry);
  const mayChoose = hasLater && !isWhole;
  const isOne = mayChoose && reach === 'one';
  const { id, version } = record;
  const way = { entity, id, entryId: entry.id, version };
  const [seen, setSeen] = useState<SeenImpact>({ mayGoOn: !Impact, asSeen: {} });
  const restore = useConfirm(
    async () => {
      if (isOne) return undoSave(entity, id, { entryId: entry.id }, seen.asSeen);
      const restored = await restoreBefore({ ...way, ...seen.asSeen });
      notifySkipped(restored.skipped);
      return restored;
    },
    {
      say: undoReason,
      done: t(historyMessages.restored),
      onDone: props.onRestored,
      settle: props.onTried,
    },
  );
  const choice = mayChoose && (
    <RadioGroup<Reach>
      label={t(historyMessages.reach)}
      options={[
        { value: 'all', label: t(historyMessages.reachAll) },
        { value: 'one', label: t(historyMessages.reachOne) },
      ]}
      value={reach}
      onChange={(value) => {
        setReach(value);
        restore.forgive();
      }}
    />
  );
  const text = isWhole ? historyMessages.restoreWhole : historyMessages.restoreText;
  return (
    <ConfirmDialog
      title={t(historyMessages.restoreTitle)}
      confirmText={t(common.restore)}
      danger={false}
      mayConfirm={seen.mayGoOn}
      impact={
        <>
          {choice}
          {Impact && (
            <Impact
              name={`${entry.id} ${isOne}`}
              ask={(options) =>
                isOne
                  ? tryUndo(entity, id, { entryId: entry.id }, options)
                  : tryRestore(way, options)
              }
              onSeen={setSeen}
            />
          )}
        </>
      }
      onClose={() => {
        restore.forgive();
        onClose();
      }}
      {...restore.dialog}
    >
      {t(isOne ? historyMessages.restoreOne : text, {
        name: record.name,
        when: dateTime(entry.at),
      })}
    </ConfirmDialog>
  );
}
