import {
  type AreaId,
  type PartSource,
  type RegistryArea,
  type RemoteHandle,
  type RemoteModule,
} from '@jackfield/contract';
import type { AreaEvent } from './area-event.ts';
import { checkContract } from './check-contract.ts';
import { TimeOut, within } from './within.ts';

/** What a person sees of the open area. */
export type AreaState =
  | { phase: 'loading' }
  | { phase: 'shown' }
  | { phase: 'failed'; during: 'load' | 'contract' | 'mount'; error: Error };

export interface AreaPorts {
  /** Loads the remote's one module. */
  load(area: RegistryArea): Promise<RemoteModule>;
  /** Tells the layout what to show in the sheet. */
  show(area: AreaId, state: AreaState): void;
  /** Where areas are put; absent while the layout has none. */
  outlet(): HTMLElement;
  /** Called with a failed load; true when the page is about to reload itself (SHELL-61). */
  isReloading(error: unknown): boolean;
  /** Parts of other areas. */
  parts: PartSource;
  /** Told of every opening, its phases in milliseconds, and what failed. */
  observe(area: RegistryArea, event: AreaEvent): void;
  /** Errors after which nothing can be shown. */
  report(error: unknown): void;
}

/** For loading, for mounting and for unmounting. */
const patience = 10_000;

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * One area's life below single-spa. No lifecycle ever rejects or waits for the remote: a remote
 * that hangs would block the navigation of the whole portal, and one that throws would stay
 * broken until a reload.
 */
export class AreaLifecycle {
  readonly #area: RegistryArea;
  readonly #ports: AreaPorts;
  #visit: AbortController | null = null;
  #end: (() => void) | null = null;

  constructor(area: RegistryArea, ports: AreaPorts) {
    this.#area = area;
    this.#ports = ports;
  }

  readonly bootstrap = async (): Promise<void> => {};

  readonly mount = async (): Promise<void> => {
    this.open();
  };

  readonly unmount = async (): Promise<void> => {
    this.#leave();
  };

  /** Opens the area anew, for example after "Try again". */
  open(): void {
    this.#leave();
    const visit = new AbortController();
    this.#visit = visit;
    this.#ports.show(this.#area.area, { phase: 'loading' });
    void this.#enter(visit);
  }

  async #enter(visit: AbortController): Promise<void> {
    let during: 'load' | 'contract' | 'mount' = 'load';
    const observe = (event: AreaEvent) => this.#ports.observe(this.#area, event);
    let since = performance.now();
    const tookSince = () => performance.now() - since;
    observe({ kind: 'visit' });
    try {
      const remote = await within(this.#ports.load(this.#area), patience);
      if (visit.signal.aborted) return;
      observe({ kind: 'load', phase: 'entry', value: tookSince() });
      during = 'contract';
      this.#checkContract(remote);
      during = 'mount';
      since = performance.now();
      await this.#mount(remote, visit);
      observe({ kind: 'load', phase: 'mount', value: tookSince() });
      if (!visit.signal.aborted) this.#ports.show(this.#area.area, { phase: 'shown' });
    } catch (error) {
      if (visit.signal.aborted) return;
      this.#leave();
      observe({ kind: 'error', error });
      if (during === 'load' && this.#ports.isReloading(error)) return;
      this.#ports.show(this.#area.area, { phase: 'failed', during, error: asError(error) });
    }
  }

  #checkContract(remote: RemoteModule): void {
    for (const range of [this.#area.contract, remote.contract]) checkContract(range);
  }

  async #mount(remote: RemoteModule, visit: AbortController): Promise<void> {
    const element = document.createElement('div');
    element.style.height = '100%';
    element.dataset['area'] = this.#area.area;
    this.#ports.outlet().append(element);
    const context = {
      element,
      basename: '/',
      area: this.#area.area,
      config: this.#area.config,
      report: (error: unknown) => this.#ports.observe(this.#area, { kind: 'error', error }),
      parts: this.#ports.parts,
      signal: visit.signal,
    };
    // Async, so that what throws before its first promise is undone in the same way.
    const mounting = (async () => remote.mount(context))();
    let mounted: RemoteHandle | undefined;
    // The element goes at once: the next area needs its place, whatever this remote waits for.
    this.#end = () => {
      if (mounted) void this.#unmount(mounted);
      // A mount that is still under way is undone when it ends.
      else void mounting.then((late) => this.#unmount(late)).catch(() => {});
      element.remove();
    };
    mounted = await within(mounting, patience);
  }

  async #unmount(handle: RemoteHandle): Promise<void> {
    try {
      await within(handle.unmount(), patience);
    } catch (error) {
      // Nothing in the stack of a time-out tells which remote hung, so it is counted here.
      if (error instanceof TimeOut) this.#ports.observe(this.#area, { kind: 'error', error });
      else this.#ports.report(error);
    }
  }

  #leave(): void {
    this.#visit?.abort();
    this.#visit = null;
    this.#end?.();
    this.#end = null;
  }
}
