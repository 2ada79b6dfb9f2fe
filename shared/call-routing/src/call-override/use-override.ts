import type { CallOverrideChange } from '@jackfield/contract/api/call-override';
import { undoSave, undoAction } from '@jackfield/records/restore';
import { notify, useT } from '@jackfield/runtime';
import type { OverrideOwner } from './override-owner.ts';
import { bannerMessages } from './messages.ts';
import { untilText } from './until-text.ts';

/** Closes an owner and opens it again, each with an Undo in its toast (annex J2). */
export function useOverride(owner: OverrideOwner) {
  const t = useT();
  const { name, hours } = owner;
  const undoOf = (version: number) =>
    undoAction(() =>
      undoSave(owner.kind, owner.id, { version, versions: 1 }).finally(owner.reread),
    );

  return {
    async close(change: CallOverrideChange, asSeen: { seen?: string }): Promise<void> {
      const { version } = await owner.set(change, { version: owner.version, ...asSeen });
      const when = untilText(Date.parse(change.until), hours.timeZone, Date.now());
      notify.success(t(bannerMessages.done, { name, when }), undoOf(version));
    },
    async openAgain(): Promise<void> {
      const { version } = await owner.end(owner.version);
      notify.success(t(bannerMessages.opened, { name }), undoOf(version));
    },
  };
}
