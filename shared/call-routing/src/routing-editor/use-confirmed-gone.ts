import { useEffect, useEffectEvent, useState } from 'react';
import type { RoutingMenus } from './routing-parts.ts';

/**
 * Whether a menu that the list lacks is deleted. The list may be older than the target, so it is
 * read anew before anybody is told.
 */
export function useConfirmedGone(missingId: string | null, menus: RoutingMenus | undefined) {
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const readAgain = useEffectEvent(async () => menus?.readAgain());
  useEffect(() => {
    if (missingId === null) return;
    let isCurrent = true;
    void readAgain().then(() => isCurrent && setConfirmedId(missingId));
    return () => {
      isCurrent = false;
    };
  }, [missingId]);
  return missingId !== null && missingId === confirmedId;
}
