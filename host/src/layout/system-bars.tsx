import type { Registry } from '@jackfield/contract';
import { lazy, Suspense } from 'react';
import { SystemBar } from './system-bar.tsx';
import css from './system-bar.module.css';

const OverrideBar = lazy(
  () => import(/* webpackChunkName: "override-bar" */ '../staff/override-bar/override-bar.tsx'),
);

/**
 * What stands between top bar and sheet: that staff see previews, whatever else is to be said, and
 * one of the other bars.
 */
export function SystemBars({ registry }: { registry: Registry }) {
  const previews = registry.areas.filter(({ override }) => override);
  return (
    <div className={css.bars}>
      {previews.length > 0 && (
        <Suspense>
          <OverrideBar areas={previews} />
        </Suspense>
      )}
      <SystemBar />
    </div>
  );
}
