import type { Registry } from '@jackfield/contract';
import { firstRowsAtom, profileAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { shellPart } from '../errors/shell-part.ts';
import { SystemBar } from './system-bar.tsx';
import css from './system-bar.module.css';

const OverrideBar = shellPart(
  () => import(/* webpackChunkName: "override-bar" */ '../staff/override-bar/override-bar.tsx'),
);

const EmergencyBar = shellPart(
  () => import(/* webpackChunkName: "emergency-bar" */ './emergency-bar.tsx'),
);

const GuardBar = shellPart(() => import(/* webpackChunkName: "guard-bar" */ './guard-bar.tsx'));

/**
 * What stands between top bar and sheet: that staff see previews, whatever else is to be said, one
 * of the other bars, and for admins who calls for help and that calls abroad are stopped.
 */
export function SystemBars({ registry }: { registry: Registry }) {
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  const isSettled = useAtomValue(firstRowsAtom);
  const previews = registry.areas.filter(({ override }) => override);
  return (
    <div className={css.bars}>
      {previews.length > 0 && (
        <Suspense>
          <OverrideBar areas={previews} />
        </Suspense>
      )}
      <SystemBar />
      {isAdmin && isSettled && (
        <Suspense>
          <EmergencyBar />
          <GuardBar />
        </Suspense>
      )}
    </div>
  );
}
