import type { AreaId } from '@jackfield/contract';
import type { AreaPresence, Taken } from './area-presence.ts';
import type { LeftBehindLedger } from './left-behind.ts';

const inserting = ['append', 'appendChild', 'prepend', 'insertBefore', 'replaceChildren'] as const;
/** No page needs these; what a dialog may need for as long as its area is open goes with the area. */
const hiding = ['display', 'visibility'];
const holdingUp = [...hiding, 'opacity', 'pointer-events'];

/** An element that an area put beside its own, and how it is displayed while the area is there. */
interface Beside {
  readonly element: HTMLElement;
  readonly taken: Taken;
  giveBack(): void;
  display?: readonly [value: string, priority: string];
}

const elementsOf = (given: readonly unknown[]): HTMLElement[] =>
  given
    .flatMap((each) => (each instanceof DocumentFragment ? [...each.children] : [each]))
    .filter((each) => each instanceof HTMLElement)
    .filter((each) => !/^(SCRIPT|STYLE|LINK)$/.test(each.tagName));

/**
 * Elements that areas put right below body. They are hidden while what put them there does not
 * stand. Body itself stays to be seen, with the portal in it, whatever an area does to it.
 */
export class AreaNodes {
  readonly #presence: AreaPresence;
  readonly #ledger: LeftBehindLedger;
  readonly #beside = new Set<Beside>();

  constructor(presence: AreaPresence, ledger: LeftBehindLedger) {
    this.#presence = presence;
    this.#ledger = ledger;
  }

  /** Begins to follow what comes into body, until the signal; `root` has the portal in it. */
  follow(root: HTMLElement, signal: AbortSignal): void {
    const places = [document.documentElement, document.body] as const;
    const mend = (area: AreaId | undefined, what: readonly string[]) => {
      const isMended = showPage(root, places, what);
      if (isMended && area) this.#ledger.note(area, 'page', 'Hides the page or takes it away');
    };
    const observer = new MutationObserver(() => mend(this.#presence.open, hiding));
    const observed = {
      childList: true,
      attributes: true,
      attributeFilter: ['style', 'hidden', 'inert'],
    };
    for (const place of places) {
      this.#noteInserted(place, signal);
      observer.observe(place, observed);
    }
    let last: AreaId | undefined;
    this.#presence.onChange(() => {
      for (const beside of this.#beside) this.#apply(beside);
      const { open } = this.#presence;
      if (open === undefined) mend(last, holdingUp);
      last = open;
    }, signal);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  #noteInserted(place: HTMLElement, signal: AbortSignal): void {
    for (const name of inserting) {
      const noting = new Proxy(place[name], {
        apply: (insert, self, given: unknown[]) => {
          const elements = elementsOf(given);
          const taken = self === place && this.#presence.caller();
          const inserted: unknown = Reflect.apply(insert, self, given);
          if (taken) for (const element of elements) this.#take(element, taken);
          return inserted;
        },
      });
      Object.defineProperty(place, name, { value: noting, configurable: true, writable: true });
      signal.addEventListener('abort', () => void Reflect.deleteProperty(place, name), {
        once: true,
      });
    }
  }

  #take(element: HTMLElement, taken: Taken): void {
    const what = `an element below ${element.parentElement?.localName}`;
    const beside = { element, taken, giveBack: this.#ledger.take(taken, 'element', what) };
    this.#beside.add(beside);
    this.#apply(beside);
  }

  #apply(beside: Beside): void {
    const { element, taken, display } = beside;
    if (!element.isConnected) {
      beside.giveBack();
      this.#beside.delete(beside);
    } else if (!this.#presence.isActive(taken)) {
      const { style } = element;
      beside.display ??= [style.getPropertyValue('display'), style.getPropertyPriority('display')];
      style.setProperty('display', 'none', 'important');
    } else if (display) {
      element.style.setProperty('display', ...display);
      delete beside.display;
    }
  }
}

/** Shows the page that was hidden or taken away; answers whether it was. */
function showPage(
  root: HTMLElement,
  [html, body]: readonly [html: HTMLElement, body: HTMLElement],
  properties: readonly string[],
): boolean {
  let isMended = false;
  const mendIf = (isBroken: boolean, mend: () => void) => {
    if (isBroken) mend();
    isMended ||= isBroken;
  };
  mendIf(body.parentElement !== html, () => html.append(body));
  mendIf(!body.contains(root), () => body.prepend(root));
  for (const place of [html, body]) {
    for (const name of ['hidden', 'inert']) {
      mendIf(place.hasAttribute(name), () => place.removeAttribute(name));
    }
    for (const name of properties) {
      const isSet = place.style.getPropertyValue(name) !== '';
      mendIf(isSet, () => void place.style.removeProperty(name));
    }
  }
  return isMended;
}
