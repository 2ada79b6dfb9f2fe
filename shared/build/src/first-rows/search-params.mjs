const decode = (text) => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

const escaped = /[!'()~]/g;
const encode = (text) =>
  encodeURIComponent(String(text).toWellFormed())
    .replace(escaped, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

const pairOf = (text) => {
  const [name, ...rest] = text.split('=');
  return [decode(name), decode(rest.join('='))];
};

/** Reading and writing of a query as `URLSearchParams` does, for a room that has none. */
export class SearchParams {
  #pairs;

  constructor(from = '') {
    this.#pairs =
      typeof from === 'string'
        ? from.replace(/^\?/, '').split('&').filter(Boolean).map(pairOf)
        : [...(Symbol.iterator in from ? from : Object.entries(from))].map((pair) =>
            pair.map(String),
          );
  }

  get size() {
    return this.#pairs.length;
  }

  get(name) {
    return this.getAll(name)[0] ?? null;
  }

  getAll(name) {
    return this.#pairs.flatMap(([one, value]) => (one === name ? [value] : []));
  }

  has(name) {
    return this.get(name) !== null;
  }

  append(name, value) {
    this.#pairs.push([String(name), String(value)]);
  }

  delete(name) {
    this.#pairs = this.#pairs.filter(([one]) => one !== name);
  }

  set(name, value) {
    const at = this.#pairs.findIndex(([one]) => one === name);
    if (at < 0) return this.append(name, value);
    this.#pairs = this.#pairs.filter(([one], place) => one !== name || place === at);
    this.#pairs[at] = [name, String(value)];
  }

  forEach(work) {
    for (const [name, value] of this.#pairs) work(value, name, this);
  }

  keys() {
    return this.#pairs.map(([name]) => name).values();
  }

  [Symbol.iterator]() {
    return this.#pairs.values();
  }

  toString() {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  }
}
