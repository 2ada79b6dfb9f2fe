import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import type { Areas } from '../areas/register-areas.ts';
import { shellPart } from '../errors/shell-part.ts';
import { areMattersAskedAtom, bellPanelId } from './bell-state.ts';
import css from './bell-popover.module.css';

const BellPart = shellPart(() => import(/* webpackChunkName: "bell" */ './bell.tsx'));

/** What the bell opens: the browser closes it by Esc or a press elsewhere, and gives the focus back. */
export function BellPopover({ areas }: { areas: Pick<Areas, 'contributions' | 'parts'> }) {
  const [isOpen, setOpen] = useState(false);
  const [areAsked, setAsked] = useAtom(areMattersAskedAtom);
  return (
    <div
      id={bellPanelId}
      popover="auto"
      className={css.popover}
      onBeforeToggle={({ newState }) => {
        setOpen(newState === 'open');
        setAsked(true);
      }}
    >
      {areAsked && (
        <Suspense>
          <BellPart areas={areas} isOpen={isOpen} />
        </Suspense>
      )}
    </div>
  );
}
