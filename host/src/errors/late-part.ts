import { type ComponentType, lazy } from 'react';
import { isLoadFailure } from './reload-guard.ts';

/** Resolves once the browser has a network again. */
function networkIsBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * Loads a file, and while the browser is offline waits for its network with it.
 *
 * @throws what the load throws when the browser has a network.
 */
export async function loadWithNetwork<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isLoadFailure(error) || navigator.onLine) throw error;
    await networkIsBack();
    return loadWithNetwork(load);
  }
}

/**
 * A part of the shell in a file of its own. Without a network it is missing until the network is
 * back, as one failed part would take the page with what somebody is typing on it (OP-39).
 */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => loadWithNetwork(load));
