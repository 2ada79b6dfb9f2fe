import type { AreaId, RegistryArea } from '@jackfield/contract';

type Sheet = HTMLLinkElement | HTMLStyleElement;

const isSheet = (node: Node): node is Sheet =>
  node instanceof HTMLStyleElement ||
  (node instanceof HTMLLinkElement && node.rel.includes('stylesheet'));

/** The frame that called the one on top of a stack; browsers differ in the first line. */
const callerOf = (stack: string): string =>
  stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line))[1] ?? '';

/**
 * Styles that remotes put into the document: links to their files, and style elements that their
 * scripts make. They count only while something of their area is shown, so that what a remote
 * styles beside its own elements ends with it.
 */
export class AreaStyles {
  /** Folder of each area's files, as an address. */
  #folders: readonly [area: AreaId, folder: string][] = [];
  readonly #sheets = new Map<Sheet, AreaId>();
  readonly #makers = new WeakMap<Node, AreaId>();
  readonly #holds = new Map<AreaId, number>();

  /** Begins to follow what comes into the document, until the signal. */
  follow(areas: readonly RegistryArea[], signal: AbortSignal): void {
    this.name(areas);
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of removedNodes) if (isSheet(node)) this.#sheets.delete(node);
        for (const node of addedNodes) if (isSheet(node)) this.#take(node);
      }
    });
    for (const link of document.head.querySelectorAll('link')) if (isSheet(link)) this.#take(link);
    // Styles elsewhere stand in the element of an area, and go with it.
    for (const place of [document.head, document.body])
      observer.observe(place, { childList: true });
    this.#noteMakers(signal);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  /** Says where the files of each area lie. */
  name(areas: readonly RegistryArea[]): void {
    this.#folders = areas.map(({ area, entry }) => [
      area,
      new URL('.', new URL(entry, location.href)).href,
    ]);
  }

  /** Lets the styles of an area count until the answer is called. */
  hold(area: AreaId): () => void {
    this.#count(area, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.#count(area, -1);
      isHeld = false;
    };
  }

  #count(area: AreaId, change: 1 | -1): void {
    this.#holds.set(area, (this.#holds.get(area) ?? 0) + change);
    for (const [sheet, owner] of this.#sheets) if (owner === area) this.#apply(sheet);
  }

  #take(sheet: Sheet): void {
    const owner =
      sheet instanceof HTMLLinkElement ? this.#ownerOf(sheet.href) : this.#makers.get(sheet);
    if (owner === undefined) return;
    this.#sheets.set(sheet, owner);
    this.#apply(sheet);
    // A link has its sheet when the file has come.
    sheet.addEventListener('load', () => this.#apply(sheet));
  }

  #apply(element: Sheet): void {
    const owner = this.#sheets.get(element);
    if (owner && element.sheet) element.sheet.disabled = !this.#holds.get(owner);
  }

  #ownerOf(text: string): AreaId | undefined {
    return this.#folders.find(([, folder]) => text.includes(folder))?.[0];
  }

  /** A style element has no address; the script that makes it has one. */
  #noteMakers(signal: AbortSignal): void {
    const original = document.createElement;
    document.createElement = new Proxy(original, {
      apply: (create, self, given) => {
        const made: unknown = Reflect.apply(create, self, given);
        if (made instanceof HTMLStyleElement) {
          const owner = this.#ownerOf(callerOf(new Error().stack ?? ''));
          if (owner) this.#makers.set(made, owner);
        }
        return made;
      },
    });
    signal.addEventListener('abort', () => (document.createElement = original), { once: true });
  }
}

/** The styles of this page's areas. */
export const areaStyles = new AreaStyles();
