import type { AreaId } from '@jackfield/contract';
import { isValidElement, type ReactNode, useInsertionEffect } from 'react';
import { areaPresence } from './area-presence.ts';

interface PresentProps {
  area: AreaId;
  /** False while it draws nothing, and its styles are no use to anybody. */
  isSeen?: boolean;
  children: ReactNode;
}

/** Says that something of an area stands outside its own pages, as long as it does. */
export function Present({ area, isSeen = true, children }: PresentProps) {
  useInsertionEffect(() => areaPresence.hold(area, 'call'), [area]);
  // Before layout effects, so that whoever measures sees the area's styles.
  useInsertionEffect(() => (isSeen ? areaPresence.hold(area, 'part') : undefined), [area, isSeen]);
  return children;
}

/** What a part answered; its area is present while it is drawn. */
export const presenting = (area: AreaId, drawn: unknown): unknown =>
  isValidElement(drawn) ? <Present area={area}>{drawn}</Present> : drawn;
