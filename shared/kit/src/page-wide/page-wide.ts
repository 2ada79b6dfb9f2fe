const place = Symbol.for('jackfield.page-wide');

/**
 * State that a page has once. A package that several remotes bundle runs in several copies on a
 * page that shows a part of another remote; what must not happen twice is kept here. Copies may be
 * of different releases: the name ends with a number that changes with the shape of the state.
 *
 *     const questions = pageWide('call-routing.questions.v1', () => new WeakMap());
 */
export function pageWide<State extends object>(
  name: `${string}.v${number}`,
  make: () => State,
): State {
  const all: Map<string, State> = Reflect.get(globalThis, place) ?? new Map();
  Reflect.set(globalThis, place, all);
  const state = all.get(name) ?? make();
  all.set(name, state);
  return state;
}
