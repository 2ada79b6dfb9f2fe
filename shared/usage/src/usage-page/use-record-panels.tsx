import type { UsageRecord } from '@jackfield/contract/api/usage';
import { type ReactNode, useMemo, useState } from 'react';
import { BlockCaller } from './block-caller.tsx';
import { pastOf } from './past-of.ts';
import type { RecordSteps } from './record-actions.ts';
import { RecordDrawer } from './record-drawer.tsx';
import type { UsagePageProps } from './usage-page.tsx';

/** Why a call went where it went; nothing of others than those that came in and are told of. */
function reasonOf(record: UsageRecord, why: UsagePageProps['why']): ReactNode {
  const { usageType, direction, outcome, takenBy } = record;
  if (usageType === 'sms' || direction !== 'inbound' || outcome === null) return null;
  return why?.({ ...pastOf(record), outcome, takenBy: takenBy?.id ?? null });
}

/** What is open over the list: a record, the same call once more, the question before a block. */
export function useRecordPanels({ tryCall, why }: Pick<UsagePageProps, 'tryCall' | 'why'>): {
  steps: RecordSteps;
  panels: ReactNode;
} {
  const [opened, setOpened] = useState<UsageRecord | null>(null);
  const [tried, setTried] = useState<UsageRecord | null>(null);
  const [blocking, setBlocking] = useState<string | null>(null);
  const canTry = tryCall !== undefined;
  const steps = useMemo<RecordSteps>(
    () => ({
      open: setOpened,
      tryCall: canTry ? setTried : undefined,
      block: ({ from }) => setBlocking(from),
    }),
    [canTry],
  );
  const over = (
    <>
      {tried && tryCall?.(pastOf(tried), () => setTried(null))}
      {blocking !== null && (
        <BlockCaller
          number={blocking}
          onBlocked={() => {
            setBlocking(null);
            setOpened(null);
          }}
          onClose={() => setBlocking(null)}
        />
      )}
    </>
  );
  const panels = opened ? (
    <RecordDrawer
      record={opened}
      reason={reasonOf(opened, why)}
      {...steps}
      onClose={() => setOpened(null)}
    >
      {over}
    </RecordDrawer>
  ) : (
    over
  );
  return { steps, panels };
}
