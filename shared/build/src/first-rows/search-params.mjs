/**
 * Reading and writing of a query as `URLSearchParams` does, for the room of first rows, which has
 * the language alone: an object of the server given in would be a way out.
 */
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

export class SearchParams {
  #pairs;

  constructor(from = '') {
    this.#pairs =
      from instanceof SearchParams
        ? [...from.#pairs]
        : String(from)
            .replace(/^\?/, '')
            .split('&')
            .filter(Boolean)
            .map((pair) => {
              const [name, ...rest] = pair.split('=');
              return [decode(name), decode(rest.join('='))];
            });
  }

  get(name) {
    return this.#pairs.find(([one]) => one === name)?.[1] ?? null;
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

  toString() {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  }
}

globalThis.URLSearchParams ??= SearchParams;
