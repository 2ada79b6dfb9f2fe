import type { Registry } from '@jackfield/contract';
import { ErrorPage, MissingPage } from '@jackfield/kit/error-page';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AreaCard } from '../areas/area-card.tsx';
import { areaStateAtom, decisionAtom } from '../areas/atoms.ts';
import type { Areas } from '../areas/register-areas.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { shellPart } from '../errors/shell-part.ts';
import { outlet } from './outlet.ts';
import { placePaintedRows } from './painted-rows.ts';
import css from './sheet-skeleton.module.css';

const Home = shellPart(() => import(/* webpackChunkName: "home" */ '../home/home.tsx'));

const patience = 200;
const lines = [38, 92, 88, 95, 84, 90, 86];

/** What stands in the sheet while its area loads; nothing for the first 200 ms. */
function SheetSkeleton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className={css.wait} aria-busy="true">
      {lines.map((width) => (
        <span key={width} className={css.bar} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

export interface SheetProps {
  areas: Areas;
  registry: Registry;
}

function SheetState({ areas, registry }: SheetProps) {
  const decision = useAtomValue(decisionAtom);
  const current = useAtomValue(areaStateAtom);
  if (decision.kind === 'missing') return <MissingPage text={decision.text} />;
  if (decision.kind === 'broken') return <ErrorPage status={decision.status} />;
  if (decision.kind === 'host') {
    return (
      <ErrorBoundary>
        <Suspense fallback={<SheetSkeleton />}>
          <Home areas={areas} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  if (decision.kind !== 'area') return <SheetSkeleton />;
  const state = current?.area === decision.area ? current.state : { phase: 'loading' as const };
  if (state.phase === 'loading') return <SheetSkeleton />;
  if (state.phase === 'shown') return null;
  const area = registry.areas.find((each) => each.area === decision.area);
  return (
    <AreaCard
      label={area?.label ?? decision.area}
      version={area?.version ?? ''}
      failure={state}
      onTryAgain={() => areas.reopen(decision.area)}
    />
  );
}

/** The sheet: the open area, or why there is none. */
export function Sheet(props: SheetProps) {
  const decision = useAtomValue(decisionAtom);
  const sheet = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(outlet());
    if (sheet.current) placePaintedRows(sheet.current);
  }, []);
  return (
    <main ref={sheet} id="main" className="frame-sheet" tabIndex={-1}>
      <SheetState {...props} />
      <div ref={place} hidden={decision.kind !== 'area'} style={{ height: '100%' }} />
    </main>
  );
}
