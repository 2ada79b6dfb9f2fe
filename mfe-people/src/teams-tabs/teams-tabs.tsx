import { paths } from '@jackfield/contract';
import { LinkTabs } from '@jackfield/records/edit-page';
import { common, useT } from '@jackfield/runtime';
import { liveMessages } from '../live-board/messages.ts';

/** The list of teams, and their calls now; `waiting` callers are counted where that is known. */
export function TeamsTabs({ waiting = 0 }: { waiting?: number }) {
  const t = useT();
  const text = t(liveMessages.waitingCount, { count: waiting });
  return (
    <LinkTabs
      tabs={[
        { label: t(common.teams), to: paths.admin.teams.listing() },
        {
          label: t(liveMessages.live),
          to: paths.admin.teams.live(),
          count: waiting > 0 ? { value: waiting, text, isLoss: false } : undefined,
        },
      ]}
    />
  );
}
