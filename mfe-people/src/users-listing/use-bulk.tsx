import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Pencil } from '@jackfield/kit/ui/icons';
import { undoAction } from '@jackfield/records/restore';
import { common, failureText, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkHandover } from '../offboarding/use-bulk-offboarding.ts';
import { refreshLists } from '../people/api/cached-people.ts';
import { undoDeletion } from '../people/api/offboard.ts';
import type { Viewer } from '../people/user-actions.ts';
import { type BulkAction, type BulkPlan, plansFor } from './bulk.ts';
import { type BulkResult, runBulk } from './bulk-run.ts';
import { bulkIcons, doneText, planNote } from './bulk-texts.ts';
import { bulkMessages } from './messages.ts';

const BulkConfirm = lazyPart(() => import('./bulk-confirm.tsx').then((file) => file.BulkConfirm));
const BulkActivate = lazyPart(() =>
  import('./bulk-activate.tsx').then((file) => file.BulkActivate),
);
const BulkFailures = lazyPart(() =>
  import('./bulk-failures.tsx').then((file) => file.BulkFailures),
);

const BulkEditDialog = lazyPart(() =>
  import('../bulk-edit/bulk-edit-dialog.tsx').then((file) => file.BulkEditDialog),
);

const opposite: Partial<Record<BulkAction, BulkAction>> = {
  suspend: 'activate',
  activate: 'suspend',
};

/** The bulk bar's actions on a selection, with question, Undo and a report of failures (PPL-01). */
export function useBulk(selection: readonly TeammateListItem[], viewer: Viewer, clear: () => void) {
  const t = useT();
  const client = useQueryClient();
  const [asking, setAsking] = useState<BulkPlan | null>(null);
  const [failed, setFailed] = useState<BulkResult['failed']>([]);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<readonly string[]>();
  const plans = plansFor(selection, viewer);
  const edit = {
    key: 'edit',
    label: t(common.edit),
    icon: Pencil,
    disabled: busy.size > 0,
    run: () => setEditing(selection.map(({ id }) => id)),
  };

  const runFor = async (
    action: BulkAction,
    people: readonly TeammateListItem[],
    handover?: BulkHandover,
    asSeen?: { seen?: string },
  ) => {
    setBusy(new Set(people.map(({ id }) => id)));
    setError(undefined);
    try {
      const result = await runBulk(client, action, people, handover, asSeen);
      setAsking(null);
      setFailed(result.failed);
      return result;
    } catch (failure) {
      setError(failureText(failure));
      return null;
    } finally {
      setBusy(new Set());
      // Whoever goes on choosing meanwhile must not lose it by the answer.
      void refreshLists(client);
    }
  };

  const run = async (
    { action, applies }: BulkPlan,
    handover?: BulkHandover,
    asSeen?: { seen?: string },
  ) => {
    const result = await runFor(action, applies, handover, asSeen);
    if (result === null) return;
    const { done } = result;
    clear();
    if (done.length === 0) return;
    // What was sent elsewhere would not come back by activating.
    const isSentElsewhere = (handover?.replacement ?? null) !== null;
    const back = isSentElsewhere ? undefined : opposite[action];
    const versions = new Map(done.map((answer) => [answer.id, answer]));
    const isBack = (person: TeammateListItem) =>
      action === 'suspend' || person.status === 'suspended';
    const reversible = applies.flatMap((person) => {
      const answer = versions.get(person.id);
      return answer && isBack(person)
        ? [{ ...person, status: answer.status, version: answer.version }]
        : [];
    });
    if (action === 'delete') {
      // The last first, so that places which several had go back to each.
      const undo = async () => {
        for (const { id } of done.toReversed()) await undoDeletion(client, id);
      };
      notify.success(doneText(action, done.length), undoAction(undo));
      return;
    }
    notify.success(
      doneText(action, done.length),
      back && reversible.length > 0
        ? { label: t(common.undo), run: () => void runFor(back, reversible) }
        : undefined,
    );
  };

  const start = (plan: BulkPlan) => {
    if (plan.action === 'resendInvitation') void run(plan);
    else setAsking(plan);
  };

  const Asking = asking?.action === 'activate' ? BulkActivate : BulkConfirm;
  return {
    busy,
    actions: [
      edit,
      ...plans.map((plan) => ({
        key: plan.action,
        label: t(bulkMessages[plan.action]),
        icon: bulkIcons[plan.action],
        danger: plan.action === 'delete',
        disabled: busy.size > 0,
        run: () => start(plan),
      })),
    ],
    note: planNote(plans) || undefined,
    dialogs: (
      <>
        {editing && (
          <BulkEditDialog
            ids={editing}
            onClose={() => setEditing(undefined)}
            onDone={() => {
              setEditing(undefined);
              clear();
            }}
          />
        )}
        {asking && (
          <Asking
            plan={asking}
            busy={busy.size > 0}
            error={error}
            onConfirm={(handover, asSeen) => void run(asking, handover, asSeen)}
            onClose={() => {
              setAsking(null);
              setError(undefined);
            }}
          />
        )}
        {failed.length > 0 && <BulkFailures failed={failed} onClose={() => setFailed([])} />}
      </>
    ),
  };
}
