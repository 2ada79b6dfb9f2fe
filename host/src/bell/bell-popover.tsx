import { firstRowsAtom, profileAtom } from '@jackfield/runtime';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useState } from 'react';
import type { Areas } from '../areas/register-areas.ts';
import { shellPart } from '../errors/shell-part.ts';
import { areMattersAskedAtom, bellPanelId } from './bell-state.ts';
import css from './bell-popover.module.css';

const BellPart = shellPart(() => import(/* webpackChunkName: "bell" */ './bell.tsx'));

/**
 * Whether what needs the person is looked for: the bell opens at once, and is filled after the first
 * rows of the page. Of standard users one area is asked, for what the top
 * bar has read anyway; of admins all are, and not before somebody opened Home or the bell.
 */
const isLookedForAtom = atom(
  (get) =>
    get(firstRowsAtom) && (get(areMattersAskedAtom) || get(profileAtom)?.role === 'standard'),
);

/** What the bell opens: the browser closes it by Esc or a press elsewhere, and gives the focus back. */
export function BellPopover({ areas }: { areas: Pick<Areas, 'contributions' | 'parts'> }) {
  const [isOpen, setOpen] = useState(false);
  const isLookedFor = useAtomValue(isLookedForAtom);
  const setAsked = useSetAtom(areMattersAskedAtom);
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
      {isLookedFor && (
        <Suspense>
          <BellPart areas={areas} isOpen={isOpen} />
        </Suspense>
      )}
    </div>
  );
}
