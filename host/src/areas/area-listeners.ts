import type { AreaPresence, Taken } from './area-presence.ts';
import type { LeftBehindLedger } from './left-behind.ts';

type Listener = EventListenerOrEventListenerObject;

/** A listener of an area as the browser has it. */
interface Gate {
  (this: unknown, event: Event): void;
  /** Who added it last. */
  taken: Taken;
}

const optionsOf = (options: unknown): AddEventListenerOptions =>
  typeof options === 'object' && options !== null ? options : { capture: options === true };

/** Frame and bars, not the place of an area in them. */
const isOfShell = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.frame') !== null && !target.closest('[data-area]');

/** Keys that work a control or lead to the next one. */
const workingKey = /^(Tab|Enter| |Escape|Arrow.+|Home|End|Page.+)$/;

/** Whether a key is a shortcut, which counts wherever the focus is. */
const isShortcut = (event: Event) =>
  event instanceof KeyboardEvent &&
  !workingKey.test(event.key) &&
  !(event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]'));

/**
 * Calls a listener that may look at an event and can't keep it from anybody. A shortcut may be kept
 * from the browser, which would save the page, or type it into the field that it leads to.
 */
function callHarmless(event: Event, call: () => void): void {
  const withholding = ['stopPropagation', 'stopImmediatePropagation'];
  if (!isShortcut(event)) withholding.push('preventDefault');
  for (const name of withholding) {
    Object.defineProperty(event, name, { value: () => undefined, configurable: true });
  }
  try {
    call();
  } finally {
    for (const name of withholding) Reflect.deleteProperty(event, name);
  }
}

/**
 * Listeners that areas put on window and document. They hear nothing while what added them does not
 * stand, and never keep an event of the shell's own controls from the shell.
 */
export class AreaListeners {
  readonly #presence: AreaPresence;
  readonly #ledger: LeftBehindLedger;
  readonly #gates = new WeakMap<Listener, Gate>();
  /** What to do when a listener is removed, by target, type and phase. */
  readonly #added = new WeakMap<Listener, Map<string, () => void>>();

  constructor(presence: AreaPresence, ledger: LeftBehindLedger) {
    this.#presence = presence;
    this.#ledger = ledger;
  }

  /** Begins to follow who listens, until the signal. */
  follow(signal: AbortSignal): void {
    this.#watch(window, 'window', signal);
    this.#watch(document, 'document', signal);
  }

  #watch(target: Window | Document, name: string, signal: AbortSignal): void {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = new Proxy(addEventListener, {
      apply: (add, self, given: [string, Listener | null, unknown]) => {
        const [type, listener, options] = given;
        const taken = listener && this.#presence.caller();
        if (!taken) return Reflect.apply(add, self, given);
        const gate = this.#gateOf(listener, taken);
        this.#note(listener, taken, `${type} on ${name}`, optionsOf(options));
        return Reflect.apply(add, self, [type, gate, options]);
      },
    });
    target.removeEventListener = new Proxy(removeEventListener, {
      apply: (remove, self, given: [string, Listener | null, unknown]) => {
        const [type, listener, options] = given;
        const gate = listener && this.#gates.get(listener);
        if (gate) {
          const key = `${type} on ${name} ${optionsOf(options).capture === true}`;
          this.#added.get(listener)?.get(key)?.();
          Reflect.apply(remove, self, [type, gate, options]);
        }
        return Reflect.apply(remove, self, given);
      },
    });
    const restore = () => Object.assign(target, { addEventListener, removeEventListener });
    signal.addEventListener('abort', restore, { once: true });
  }

  #gateOf(listener: Listener, taken: Taken): Gate {
    const known = this.#gates.get(listener);
    if (known) {
      known.taken = taken;
      return known;
    }
    const presence = this.#presence;
    function gate(this: unknown, event: Event): void {
      const { taken: now } = gate;
      if (!presence.isActive(now)) return;
      const call = () =>
        presence.run(now, () =>
          typeof listener === 'function'
            ? listener.call(this as never, event)
            : listener.handleEvent(event),
        );
      if (isOfShell(event.target)) callHarmless(event, call);
      else call();
    }
    gate.taken = taken;
    this.#gates.set(listener, gate);
    return gate;
  }

  #note(
    listener: Listener,
    taken: Taken,
    what: string,
    { capture = false, once = false, signal }: AddEventListenerOptions,
  ): void {
    // One that listens once goes by itself.
    if (once || signal?.aborted) return;
    const added = this.#added.get(listener) ?? new Map<string, () => void>();
    this.#added.set(listener, added);
    const key = `${what} ${capture}`;
    if (added.has(key)) return;
    const giveBack = this.#ledger.take(taken, 'listener', `a listener for ${what}`);
    const remove = () => {
      giveBack();
      added.delete(key);
    };
    added.set(key, remove);
    signal?.addEventListener('abort', remove, { once: true });
  }
}
