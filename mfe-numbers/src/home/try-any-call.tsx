import { TryCallDialog } from '@jackfield/call-routing/call-flow';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { timeZoneAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

export interface TryAnyCallProps {
  config: RoutingConfig;
  now: number;
  onClose(): void;
}

/** A call to any company number, now. Render it when it is to open. */
export function TryAnyCall({ config, now, onClose }: TryAnyCallProps) {
  const own = useAtomValue(timeZoneAtom);
  const [first] = config.companies;
  if (!first) return null;
  return (
    <TryCallDialog
      config={config}
      root={{ kind: 'company', id: first.id }}
      isAnyNumber
      zone={first.businessHour.timeZone || own}
      question={{ at: now, inputs: [] }}
      now={now}
      onClose={onClose}
    />
  );
}
