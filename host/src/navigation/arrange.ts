import type { Navigation } from '@jackfield/contract';
import type { Message } from '@jackfield/runtime/core';

interface Named {
  readonly id: string;
  readonly label: Message;
}

const unchanged: Navigation = { order: [], hidden: [], labels: {} };

/**
 * One level of the sidebar as the variant wants it: some entries first, some left out, some under
 * other words.
 */
export function arrange<Entry extends Named>(
  entries: readonly Entry[],
  { order, hidden, labels }: Navigation = unchanged,
): Entry[] {
  const rank = ({ id }: Entry) => {
    const place = order.indexOf(id);
    return place === -1 ? order.length : place;
  };
  return entries
    .filter(({ id }) => !hidden.includes(id))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((entry) => {
      const label = labels[entry.id];
      return label === undefined
        ? entry
        : { ...entry, label: { id: `variant.${entry.id}`, message: label } };
    });
}
