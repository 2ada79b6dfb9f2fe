import type { RegistryArea } from '@jackfield/contract';
import { accountAtom, profileAtom, store, variantAtom } from '@jackfield/runtime';
import { visitorNow } from '../boot/visitor.ts';
import { type Address, type Decision, decide } from '../navigation/decide.ts';

/**
 * Decides what an address leads to, and remembers the last decision: single-spa asks once per area
 * whenever an area is registered, which with a hundred areas is ten thousand times the same question.
 */
export function createDecider(areas: readonly RegistryArea[]): (address: Address) => Decision {
  let asked: readonly unknown[] = [];
  let answer: Decision = { kind: 'wait' };
  return (address) => {
    const question = [
      address.pathname,
      address.search,
      address.hash,
      store.get(profileAtom),
      store.get(accountAtom),
      store.get(variantAtom),
    ];
    if (asked.length === 0 || question.some((part, at) => part !== asked[at])) {
      asked = question;
      answer = decide(address, visitorNow(), areas);
    }
    return answer;
  };
}
