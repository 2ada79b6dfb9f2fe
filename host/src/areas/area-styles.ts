import type { AreaId } from '@jackfield/contract';
import type { AreaPresence } from './area-presence.ts';

type Sheet = HTMLLinkElement | HTMLStyleElement;

const isSheet = (node: Node): node is Sheet =>
  node instanceof HTMLStyleElement ||
  (node instanceof HTMLLinkElement && node.rel.includes('stylesheet'));

/**
 * Styles that remotes put into the document: links to their files, and style elements and sheets
 * that their scripts make. They count only while something of their area is shown, so that what a
 * remote styles beside its own elements ends with it.
 */
export class AreaStyles {
  readonly #presence: AreaPresence;
  readonly #sheets = new Map<Sheet | CSSStyleSheet, AreaId>();
  readonly #makers = new WeakMap<Node, AreaId>();

  constructor(presence: AreaPresence) {
    this.#presence = presence;
  }

  /** Begins to follow what comes into the document, until the signal. */
  follow(signal: AbortSignal): void {
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
    this.#noteMade(signal);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
    this.#presence.onChange((area) => {
      for (const [sheet, owner] of this.#sheets) if (owner === area) this.#apply(sheet);
    }, signal);
  }

  #take(sheet: Sheet): void {
    const owner =
      sheet instanceof HTMLLinkElement
        ? this.#presence.ownerOf(sheet.href)
        : this.#makers.get(sheet);
    if (owner === undefined) return;
    this.#sheets.set(sheet, owner);
    this.#apply(sheet);
    // A link has its sheet when the file has come.
    sheet.addEventListener('load', () => this.#apply(sheet));
  }

  #apply(styles: Sheet | CSSStyleSheet): void {
    const owner = this.#sheets.get(styles);
    const sheet = styles instanceof CSSStyleSheet ? styles : styles.sheet;
    if (owner && sheet) sheet.disabled = !this.#presence.isShown(owner);
  }

  /** A style element has no address; the script that makes it has one. */
  #noteMakers(signal: AbortSignal): void {
    const original = document.createElement;
    document.createElement = new Proxy(original, {
      apply: (create, self, given) => {
        const made: unknown = Reflect.apply(create, self, given);
        if (made instanceof HTMLStyleElement) {
          const owner = this.#presence.caller();
          if (owner) this.#makers.set(made, owner.area);
        }
        return made;
      },
    });
    signal.addEventListener('abort', () => (document.createElement = original), { once: true });
  }

  /** Sheets that a script makes are adopted by the document without an element. */
  #noteMade(signal: AbortSignal): void {
    const original = window.CSSStyleSheet;
    window.CSSStyleSheet = new Proxy(original, {
      construct: (make, given, target) => {
        const sheet = Reflect.construct(make, given, target);
        const owner = this.#presence.caller();
        if (owner) {
          this.#sheets.set(sheet, owner.area);
          this.#apply(sheet);
        }
        return sheet;
      },
    });
    signal.addEventListener('abort', () => (window.CSSStyleSheet = original), { once: true });
  }
}
