import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import type { Route, RoutedMenu, RoutingConfig } from '@jackfield/domain/routing';

/** What the caller presses in a menu of a tried call. */
export interface Choice {
  menu: RoutedMenu;
  input: IvrInput;
  /** The inputs that it takes: a key that does nothing is pressed as often as the menu listens. */
  inputs: IvrInput[];
}

/** Inputs that press one key in a menu until it is taken. */
export function pressing({ keys, retries }: RoutedMenu, input: IvrInput): IvrInput[] {
  const isTaken = input === 'timeout' || keys.some((key) => key.input === input);
  return Array.from({ length: isTaken ? 1 : retries + 1 }, () => input);
}

/** The menus that a tried call passes, each with what is pressed there. */
export function choicesOf(
  { menus }: RoutingConfig,
  { steps, end }: Route,
  inputs: readonly IvrInput[],
): Choice[] {
  const nodes = [...steps.map(({ node }) => node), end.node];
  const passed = nodes.filter(
    ({ kind, id }, index) => kind === 'menu' && nodes[index - 1]?.id !== id,
  );
  let used = 0;
  return passed.flatMap(({ id }) => {
    const menu = menus.find((one) => one.id === id);
    if (menu === undefined) return [];
    const input = inputs[used] ?? 'timeout';
    const taken = pressing(menu, input);
    used += taken.length;
    return [{ menu, input, inputs: taken }];
  });
}

/** The keys of a telephone in the order of a list, pressing nothing last. */
export const keyOrder: readonly IvrInput[] = ivrInputs;
