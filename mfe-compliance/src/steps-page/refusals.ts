import { isSameValue } from '@jackfield/domain/same-value';
import { get } from 'react-hook-form';

/** What a server refused of a form: each value is refused until another one stands in its place. */
export class Refusals {
  #known: readonly { path: string; message: string; value: unknown }[] = [];

  /** Takes messages by path for the values that were sent; they replace those of before. */
  take(messages: readonly (readonly [path: string, message: string])[], values: object): void {
    this.#known = messages.map(([path, message]) => ({ path, message, value: get(values, path) }));
  }

  /** Messages by path for values that were refused and are still the same. */
  of(values: object): [path: string, message: string][] {
    return this.#known
      .filter(({ path, value }) => isSameValue(get(values, path), value))
      .map(({ path, message }) => [path, message]);
  }
}
