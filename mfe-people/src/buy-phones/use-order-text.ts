import type { DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { useT } from '@jackfield/runtime';
import { buyMessages } from './messages.ts';

/** What an order holds: '2 × Yealink T54W, 1 × Yealink CP925'. */
export function useOrderText(): (order: DeskphoneOrder) => string {
  const t = useT();
  return ({ items }) => items.map((item) => t(buyMessages.line, item)).join(', ');
}
