import { useNow } from '@jackfield/call-routing/business-hours';
import type { CallOverrideChange } from '@jackfield/contract/api/call-override';
import { undoAction } from '@jackfield/records/restore';
import { notify, useT } from '@jackfield/runtime';
import { type ClosingOwner, holdingOverride } from './closing-owner.ts';
import { bannerMessages } from './messages.ts';
import { untilText } from './until-text.ts';

/** Closes an owner and opens it again, each with an Undo in its toast (annex J2). */
export function useClosing(owner: ClosingOwner) {
  const t = useT();
  const now = useNow();
  const { name, hours } = owner;
  const before = holdingOverride(owner, now);

  const putBack = (version: number) => {
    if (before === null) return owner.end(version);
    const { until, target, note } = before;
    return owner.set({ until, target, note }, version);
  };

  return {
    async close(change: CallOverrideChange): Promise<void> {
      const { version } = await owner.set(change, owner.version);
      const when = untilText(Date.parse(change.until), hours.timeZone, Date.now());
      const undo = undoAction(() => putBack(version));
      notify.success(t(bannerMessages.done, { name, when }), undo);
    },
    async openAgain(): Promise<void> {
      const { version } = await owner.end(owner.version);
      const undo = undoAction(() => putBack(version));
      notify.success(t(bannerMessages.opened, { name }), undo);
    },
  };
}
