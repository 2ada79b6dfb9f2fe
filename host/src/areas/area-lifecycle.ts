import {
  type AreaId,
  type PartSource,
  type RegistryArea,
  type RemoteHandle,
  type RemoteModule,
} from '@jackfield/contract';
import type { AreaEvent } from './area-event.ts';
import { checkContract } from './check-contract.ts';
import { firstPaint } from './first-paint.ts';
import { TimeOut, within } from './within.ts';

/** What a person sees of the open area. */
export type AreaState =
  | { phase: 'loading' }
  | { phase: 'shown' }
  | { phase: 'failed'; during: AreaPhase; error: Error };

/** What an area goes through until it is shown. */
export type AreaPhase = 'load' | 'contract' | 'mount' | 'paint';

export interface AreaPorts {
  /** Loads the remote's one module. */
  load(area: RegistryArea): Promise<RemoteModule>;
  /** Tells the layout what to show in the sheet. */
  show(area: AreaId, state: AreaState): void;
  /** Where areas are put; absent while the layout has none. */
  outlet(): HTMLElement;
  /** Called with what failed; true when files did not come and the page reloads itself (SHELL-61). */
  isReloading(error: unknown): Promise<boolean>;
  /**
   * Asked before another try, with what failed: true when this page can't have the area any more,
   * as its version went or the browser keeps the failure, and the page is loaded anew.
   */
  isMovingOn(area: RegistryArea, failure: unknown): Promise<boolean>;
  /** Lets what the area takes outside its element count until the answer is called. */
  stand(): () => void;
  /** Parts of other areas. */
  parts: PartSource;
  /** Told of every opening, its phases in milliseconds, and what failed. */
  observe(area: RegistryArea, event: AreaEvent): void;
  /** Errors after which nothing can be shown. */
  report(error: unknown): void;
}

/** For loading, for mounting, for the first page and for unmounting. */
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
  #endStand: (() => void) | null = null;
  #failure: unknown = null;
  /** How often the area was left, for good or to be opened anew. */
  #departures = 0;

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

  /** Opens the area. */
  open(): void {
    void this.#enter(this.#begin());
  }

  /** Opens the area anew after a failure, in the version that the registry names by now. */
  async reopen(): Promise<void> {
    const failure = this.#failure;
    const visit = this.#begin();
    if (await this.#ports.isMovingOn(this.#area, failure)) return;
    if (!visit.signal.aborted) await this.#enter(visit);
  }

  #begin(): AbortController {
    this.#leave();
    const visit = new AbortController();
    this.#visit = visit;
    this.#failure = null;
    this.#endStand = this.#ports.stand();
    this.#ports.show(this.#area.area, { phase: 'loading' });
    return visit;
  }

  async #enter(visit: AbortController): Promise<void> {
    let during: AreaPhase = 'load';
    const observe = (event: AreaEvent) => this.#ports.observe(this.#area, event);
    const entered = performance.now();
    observe({ kind: 'visit' });
    try {
      if (this.#area.misfit !== undefined) {
        during = 'contract';
        throw new Error(this.#area.misfit);
      }
      const remote = await within(this.#ports.load(this.#area), patience);
      if (visit.signal.aborted) return;
      const loaded = performance.now();
      observe({ kind: 'load', phase: 'entry', value: loaded - entered });
      during = 'contract';
      this.#checkContract(remote);
      during = 'mount';
      const element = this.#place();
      const handle = await this.#mount(remote, element, visit);
      if (visit.signal.aborted) return;
      observe({ kind: 'load', phase: 'mount', value: performance.now() - loaded });
      during = 'paint';
      await within(firstPaint(handle, element, visit.signal), patience);
      if (visit.signal.aborted) return;
      observe({ kind: 'shown', value: performance.now() - entered });
      this.#ports.show(this.#area.area, { phase: 'shown' });
    } catch (error) {
      if (visit.signal.aborted) return;
      this.#leave();
      this.#failure = error;
      observe({ kind: 'error', error });
      observe({ kind: 'neverShown' });
      const departures = this.#departures;
      if (await this.#ports.isReloading(error)) return;
      if (departures !== this.#departures) return;
      this.#ports.show(this.#area.area, { phase: 'failed', during, error: asError(error) });
    }
  }

  #checkContract(remote: RemoteModule): void {
    for (const range of [this.#area.contract, remote.contract]) checkContract(range);
  }

  #place(): HTMLElement {
    const element = document.createElement('div');
    element.style.height = '100%';
    element.dataset['area'] = this.#area.area;
    this.#ports.outlet().append(element);
    return element;
  }

  async #mount(
    remote: RemoteModule,
    element: HTMLElement,
    visit: AbortController,
  ): Promise<RemoteHandle> {
    const context = {
      element,
      basename: '/',
      area: this.#area.area,
      config: this.#area.config,
      report: (error: unknown) => {
        this.#failure = error;
        this.#ports.observe(this.#area, { kind: 'error', error });
        void this.#ports.isReloading(error);
      },
      parts: this.#ports.parts,
      reopen: () => void this.reopen(),
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
    return mounted;
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
    this.#departures += 1;
    this.#visit?.abort();
    this.#visit = null;
    this.#end?.();
    this.#end = null;
    this.#endStand?.();
    this.#endStand = null;
  }
}
