import type { MediaItem } from '@jackfield/contract/api/media';
import type { Greeted, GreetingOwner } from './greeting-owner.ts';
import { mediaKindOf } from './media-kinds.ts';

/** The one that callers hear, by its name for readers of the history and its id for the way back. */
export function selectedGreeting(owner: GreetingOwner, items: readonly MediaItem[]): Greeted {
  const selected = items.find((item) => item.isSelected);
  return {
    [mediaKindOf(owner).member]: selected?.fileName ?? null,
    selectedId: selected?.id ?? null,
  };
}
