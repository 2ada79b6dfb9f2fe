import { formatDate } from '@jackfield/domain';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { CallPanel, panelTitle, type Tried } from '../call-check/call-panel.tsx';
import { findingKey, type RoutingReport, type StoredFinding } from '../call-check/use-findings.ts';
import type { useFix } from '../call-check/use-fix.ts';

const day = 24 * 60 * 60_000;

export interface FindingDrawerProps {
  config: RoutingConfig;
  finding: StoredFinding;
  /** What the last check found. */
  stored: RoutingReport | undefined;
  fix: ReturnType<typeof useFix>;
  onClose(): void;
}

/** The call that a finding shows, and its repair. Render it when it is to open. */
export function FindingDrawer({ config, finding, stored, fix, onClose }: FindingDrawerProps) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const { call } = finding;
  const [tried, setTried] = useState<Tried>({
    number: call?.number ?? '',
    at: Date.parse(call?.at ?? ''),
    inputs: call?.inputs ?? [],
  });
  const key = findingKey(finding);
  const until = stored ? formatDate(new Date(Date.parse(stored.until) - day), zone) : '';
  return (
    <Drawer open title={t(panelTitle(config, tried))} onClose={onClose}>
      <CallPanel
        config={config}
        finding={finding}
        tried={tried}
        onTried={setTried}
        isOpen={stored?.items.some((one) => findingKey(one) === key) ?? false}
        until={until}
        ownZone={zone}
        busy={fix.running === key}
        onFix={(acts) => void fix.run(finding, acts).then((isDone) => isDone && onClose())}
      />
    </Drawer>
  );
}
