import type { BusEventName, BusEvents } from '@jackfield/contract';

type Listener<Name extends BusEventName> = (payload: BusEvents[Name]) => void;

/** Typed events between host and remotes. */
export interface Bus {
  /** Calls every listener in the order of subscription; what a listener throws reaches nobody. */
  emit<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void;
  /** Subscribes until `signal` aborts or the returned function is called. */
  on<Name extends BusEventName>(
    name: Name,
    listener: Listener<Name>,
    options?: { signal?: AbortSignal },
  ): () => void;
}

/** Makes a bus; `report` receives what a listener threw. */
export function createBus(report: (error: unknown) => void): Bus {
  const listeners = new Map<BusEventName, Set<(payload: never) => void>>();
  return {
    emit(name, payload) {
      for (const listener of Array.from(listeners.get(name) ?? [])) {
        try {
          (listener as Listener<typeof name>)(payload);
        } catch (error) {
          report(error);
        }
      }
    },
    on(name, listener, { signal } = {}) {
      if (signal?.aborted) return () => {};
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener);
      const stop = () => {
        set.delete(listener);
        signal?.removeEventListener('abort', stop);
      };
      signal?.addEventListener('abort', stop, { once: true });
      return stop;
    },
  };
}

/** The portal's bus. A listener's error is thrown again outside, where the error log sees it. */
export const bus: Bus = createBus((error) => {
  setTimeout(() => {
    throw error;
  });
});
