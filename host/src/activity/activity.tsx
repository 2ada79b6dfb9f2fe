import { Suspense } from 'react';
import { shellPart } from '../errors/shell-part.ts';
import { useActivityOpen } from './use-activity-open.ts';

const ActivityPanel = shellPart(
  () => import(/* webpackChunkName: "activity" */ './activity-panel.tsx'),
);

/** The activity over any page whose address asks for it (annex J2). */
export function Activity() {
  const { isOpen, isOverPage } = useActivityOpen();
  if (!isOpen) return null;
  return (
    <Suspense>
      <ActivityPanel isOverPage={isOverPage} />
    </Suspense>
  );
}
