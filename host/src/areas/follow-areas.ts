import { AreaListeners } from './area-listeners.ts';
import { AreaNodes } from './area-nodes.ts';
import { followAddress } from './area-address.ts';
import type { AreaPresence } from './area-presence.ts';
import { AreaStyles } from './area-styles.ts';
import { AreaWork } from './area-work.ts';
import { LeftBehindLedger, type TellLeft } from './left-behind.ts';

/**
 * Keeps what areas take outside their elements with them until the signal: it counts while what took
 * it stands, and stands still afterwards. Called after single-spa has put its own functions in the
 * place of the browser's, so that who calls is seen.
 *
 * @param root the element that has the portal in it
 * @param tell told of what an area leaves behind, of each kind once
 */
export function followAreas(
  presence: AreaPresence,
  { root, tell, signal }: { root: HTMLElement; tell: TellLeft; signal: AbortSignal },
): void {
  const ledger = new LeftBehindLedger(presence, tell);
  new AreaStyles(presence).follow(signal);
  new AreaListeners(presence, ledger).follow(signal);
  new AreaWork(presence, ledger).follow(signal);
  new AreaNodes(presence, ledger).follow(root, signal);
  followAddress(presence, ledger, signal);
  // Last, so that what is gone by then is not counted.
  ledger.follow(signal);
}
