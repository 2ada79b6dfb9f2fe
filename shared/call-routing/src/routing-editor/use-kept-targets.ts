import type { RoutingTarget, TargetType } from '@jackfield/contract/api/routing';
import { isSameValue } from '@jackfield/records/record-form';
import { useEffect, useRef } from 'react';

type Kept = Partial<Record<TargetType, RoutingTarget>>;

/**
 * Keeps what was entered under each option while another one is looked at, until something is
 * stored. The stored target waits under its own option.
 */
export function useKeptTargets(
  value: RoutingTarget,
  stored: RoutingTarget,
): (type: TargetType) => RoutingTarget | undefined {
  const kept = useRef<{ stored: RoutingTarget; targets: Kept }>({ stored, targets: {} });
  useEffect(() => {
    if (!isSameValue(kept.current.stored, stored)) kept.current = { stored, targets: {} };
    kept.current.targets[value.actionType] = value;
  }, [value, stored]);
  return (type) => kept.current.targets[type] ?? (stored.actionType === type ? stored : undefined);
}
