import { isReemitted, noteEntry } from './entry.ts';

type Listener = EventListenerOrEventListenerObject;

const call = (listener: Listener, event: Event) =>
  typeof listener === 'function' ? listener.call(window, event) : listener.handleEvent(event);

/** Reads through to the real object; methods keep their owner. */
const readThrough = <T extends object>(target: T, name: PropertyKey): unknown => {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? value.bind(target) : value;
};

/**
 * A window for react-router's history below single-spa. single-spa answers every write of the
 * history with a popstate of its own making; the router that wrote the entry has already gone
 * there and would run its loaders twice, so it does not hear that one.
 */
export function routerWindow(): Window {
  let written: string | null = null;
  const wrapped = new WeakMap<object, (event: Event) => void>();

  function filtered(listener: Listener): (event: Event) => void {
    const known = wrapped.get(listener);
    if (known) return known;
    const filter = (event: Event) => {
      const { key } = noteEntry();
      const isOwn = isReemitted(event) && key !== null && key === written;
      if (!isOwn) call(listener, event);
    };
    wrapped.set(listener, filter);
    return filter;
  }

  const write =
    (method: 'pushState' | 'replaceState') => (state: unknown, unused: string, url?: string) => {
      const key: unknown = typeof state === 'object' && state ? Reflect.get(state, 'key') : null;
      written = typeof key === 'string' ? key : null;
      window.history[method](state, unused, url);
      noteEntry();
    };

  const history = new Proxy(window.history, {
    get(target, name) {
      if (name === 'pushState' || name === 'replaceState') return write(name);
      return readThrough(target, name);
    },
  });

  return new Proxy(window, {
    get(target, name) {
      if (name === 'history') return history;
      if (name === 'addEventListener' || name === 'removeEventListener') {
        return (type: string, listener: Listener, options?: AddEventListenerOptions) =>
          target[name](type, type === 'popstate' ? filtered(listener) : listener, options);
      }
      return readThrough(target, name);
    },
  });
}
