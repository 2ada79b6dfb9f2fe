/**
 * What pages take of a browser while they are painted once, for a room that has the language and
 * nothing else: an object of the server given in would be a way out. Nothing is heard, nothing
 * comes later, nothing is kept.
 */
import { SearchParams } from './search-params.mjs';

const nothing = () => undefined;

class Nothing {
  addEventListener() {}
  removeEventListener() {}
  dispatchEvent() {
    return true;
  }
}

class Abort {
  signal = { aborted: false, addEventListener: nothing, removeEventListener: nothing };
  abort() {}
}

class Names {
  set() {}
  get() {
    return null;
  }
}

const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };

Object.assign(globalThis, {
  // Asked for what an address is, it answers the address: no page looks into one.
  URL: String,
  URLSearchParams: SearchParams,
  AbortController: Abort,
  EventTarget: Nothing,
  Headers: Names,
  localStorage: storage,
  sessionStorage: storage,
  setTimeout: () => 0,
  clearTimeout: nothing,
  setInterval: () => 0,
  clearInterval: nothing,
  queueMicrotask: (work) => void Promise.resolve().then(work),
  console: { log: nothing, info: nothing, warn: nothing, error: nothing },
});
