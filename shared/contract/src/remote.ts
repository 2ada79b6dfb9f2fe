import type { PartSource } from './parts.ts';
import type { AreaId } from './registry.ts';

/** Version of the contract between host and remotes; a remote states the range it works with. */
export const contractVersion: string = '1.49.0';

/** Global name of an area's container, by which the host finds what the entry defines. */
export const containerName = (area: AreaId): string => `jackfield_${area.replaceAll('-', '_')}`;

/** The one module that a remote exposes as `./remote`. */
export interface RemoteModule {
  /** Semantic version range of the contract that the remote was built for. */
  contract: string;
  mount(context: RemoteContext): Promise<RemoteHandle>;
  /** Loads what the page at `path` needs, without showing it. */
  prefetch?(path: string): Promise<void>;
}

export interface RemoteContext {
  element: HTMLElement;
  /** Path below which the area's routes live; `/` because routes are absolute. */
  basename: string;
  area: AreaId;
  /** The registry's configuration for this area. */
  config: unknown;
  /**
   * Takes an error that the remote has shown or survived, for the health of its version; since
   * contract 1.1, so call it as `context.report?.(error)`.
   */
  report?(error: unknown): void;
  /** Parts of other remotes; since contract 1.2. */
  parts?: PartSource;
  /**
   * Opens the area anew, in the version that the registry names by then: for Try again on a page
   * that failed. Since contract 1.7, so call it as `context.reopen?.()`.
   */
  reopen?(): void;
  /** Aborted when the area is left; subscriptions and requests end with it. */
  signal: AbortSignal;
}

export interface RemoteHandle {
  /**
   * Resolves when the first page stands in the element, and rejects when its files did not come.
   * The host shows its skeleton until then, ten seconds at most. Since contract 1.7; without it
   * the first content of the element counts as the first page.
   */
  painted?: Promise<void>;
  /** Leaves no timer, listener, style or root behind. */
  unmount(): Promise<void>;
}
