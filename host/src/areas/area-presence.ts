import type { AreaId, RegistryArea } from '@jackfield/contract';

/** Whose script asked for something, and where in it: file, line and column. */
export interface Caller {
  readonly area: AreaId;
  readonly site: string;
}

/** Something that an area took hold of outside its element. */
export interface Taken extends Caller {
  /** Taken while a page of the area was open, so that it ends with the page. */
  readonly isOfPage: boolean;
}

const isFrame = (line: string) => /:\d+:\d+\)?$/.test(line);

/** Which areas have something on the page, and which of them a script belongs to. */
export class AreaPresence {
  /** Folder of each area's files, as an address. */
  #folders: readonly [area: AreaId, folder: string][] = [];
  readonly #pages = new Map<AreaId, number>();
  readonly #parts = new Map<AreaId, number>();
  readonly #calls = new Map<AreaId, number>();
  readonly #listeners = new Set<(area: AreaId) => void>();
  #running: Taken | undefined;

  /** Says where the files of each area lie. */
  name(areas: readonly RegistryArea[]): void {
    this.#folders = areas.map(({ area, entry }) => [
      area,
      new URL('.', new URL(entry, location.href)).href,
    ]);
  }

  /** The area of whose files an address, or a line of a stack, is one. */
  ownerOf(text: string): AreaId | undefined {
    return this.#folders.find(([, folder]) => text.includes(folder))?.[0];
  }

  /**
   * The area whose script called the function that asks. Only the very caller counts: what a shared
   * library does on behalf of an area is the library's.
   */
  caller(): Taken | undefined {
    // This function and the one that asks come first; browsers differ in the lines before.
    const frame = (new Error().stack ?? '').split('\n').filter(isFrame)[2] ?? '';
    const area = this.ownerOf(frame);
    if (area === undefined) return undefined;
    const site = /[^/]*:\d+:\d+(?=\)?$)/.exec(frame)?.[0] ?? '';
    const isGoingOn = this.#running?.area === area && this.#running.isOfPage;
    return { area, site, isOfPage: isGoingOn || this.isOpen(area) };
  }

  /** Runs what an area has left to be called, so that what it takes meanwhile is of the same page. */
  run<T>(taken: Taken, work: () => T): T {
    const before = this.#running;
    this.#running = taken;
    try {
      return work();
    } finally {
      this.#running = before;
    }
  }

  /**
   * Says until the answer is called that a page of an area stands, or a part or contribution, or that
   * the host waits for what it has called.
   */
  hold(area: AreaId, what: 'page' | 'part' | 'call'): () => void {
    const counts = { page: this.#pages, part: this.#parts, call: this.#calls }[what];
    const count = (change: 1 | -1) => {
      counts.set(area, (counts.get(area) ?? 0) + change);
      for (const listener of this.#listeners) listener(area);
    };
    count(1);
    let isHeld = true;
    return () => {
      if (isHeld) count(-1);
      isHeld = false;
    };
  }

  /** Whether the pages of an area are open. */
  isOpen(area: AreaId): boolean {
    return (this.#pages.get(area) ?? 0) > 0;
  }

  /** Whether anything of an area stands, to be seen. */
  isShown(area: AreaId): boolean {
    return this.isOpen(area) || (this.#parts.get(area) ?? 0) > 0;
  }

  /** Whether what took something is there, so that it may go on. */
  isActive({ area, isOfPage }: Pick<Taken, 'area' | 'isOfPage'>): boolean {
    if (isOfPage) return this.isOpen(area);
    return this.isShown(area) || (this.#calls.get(area) ?? 0) > 0;
  }

  /** The area whose pages are open. */
  get open(): AreaId | undefined {
    return [...this.#pages].find(([, count]) => count > 0)?.[0];
  }

  /** Tells when something of an area comes or goes, until the signal. */
  onChange(listener: (area: AreaId) => void, signal: AbortSignal): void {
    this.#listeners.add(listener);
    signal.addEventListener('abort', () => this.#listeners.delete(listener), { once: true });
  }
}

/** Which areas stand in this page. */
export const areaPresence = new AreaPresence();
