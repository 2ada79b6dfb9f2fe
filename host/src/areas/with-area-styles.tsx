import type { AreaId } from '@jackfield/contract';
import { isValidElement, type ReactNode, useInsertionEffect } from 'react';
import { areaStyles } from './area-styles.ts';

interface WithAreaStylesProps {
  area: AreaId;
  children: ReactNode;
}

/** Lets the styles of an area count while something of it stands outside its own pages. */
export function WithAreaStyles({ area, children }: WithAreaStylesProps) {
  // Before layout effects, so that whoever measures sees the styles.
  useInsertionEffect(() => areaStyles.hold(area), [area]);
  return children;
}

/** What a part answered, with the styles of its area when it can be drawn. */
export const withAreaStyles = (area: AreaId, drawn: unknown): unknown =>
  isValidElement(drawn) ? <WithAreaStyles area={area}>{drawn}</WithAreaStyles> : drawn;
