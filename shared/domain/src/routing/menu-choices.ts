import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import type { Branch } from './branches.ts';
import type { Call } from './call.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { DeskCalls } from './desk-place.ts';

/** A key of a menu, or pressing none: where it leads, and whose phones ring there. */
export interface MenuChoice {
  readonly key: IvrInput;
  readonly branch: Branch;
  /** Names of those who ring, in their order; none where nobody does. */
  readonly names: readonly string[];
  /** Of another menu: where its keys lead. */
  readonly inner: readonly { readonly key: IvrInput; readonly branch: Branch }[];
}

/**
 * What callers can choose at the menu that waits once they have pressed `path`, in the order of
 * the keypad, with no key last; empty where no menu waits.
 *
 * @param at When the call comes in, in milliseconds.
 */
export function menuChoices(
  config: RoutingConfig,
  { number, at }: Pick<Call, 'number' | 'at'>,
  path: readonly IvrInput[],
): MenuChoice[] {
  const { menus } = indexOf(config);
  const calls = new DeskCalls(config, number, [at]);
  const keysOf = ({ kind, node }: Branch): IvrInput[] => {
    const assigned = kind === 'menu' ? (menus.get(node.id)?.keys ?? []) : [];
    return ivrInputs.filter((key) => assigned.some(({ input }) => input === key));
  };
  const waits = calls.branch(path);
  if (waits.kind !== 'menu') return [];
  const keys = keysOf(waits).filter((key) => key !== 'timeout');
  return [...keys, 'timeout' as const].map((key) => {
    const { branch, names } = calls.place([...path, key]);
    const inner = keysOf(branch).map((one) => ({
      key: one,
      branch: calls.branch([...path, key, one]),
    }));
    return { key, branch, names, inner };
  });
}
