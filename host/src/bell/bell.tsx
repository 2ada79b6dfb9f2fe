import type { Contributor } from '@jackfield/contract';
import { hiddenLimit } from '@jackfield/contract/api/home';
import { PartsContext } from '@jackfield/kit/parts';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Areas } from '../areas/register-areas.ts';
import type { HomeItem } from '../home/overview.ts';
import { useHomeChoice } from '../home/use-home-choice.ts';
import { useOverview } from '../home/use-overview.tsx';
import { BellPanel } from './bell-panel.tsx';
import { unreadMattersAtom } from './bell-state.ts';
import { seenAfter, seenNothing } from './settled.ts';

/** What needs the person, on every page: the same that Home says (decisions 107 and 112). */
export default function BellPart({
  areas,
  isOpen,
}: {
  areas: Pick<Areas, 'contributions' | 'parts'>;
  isOpen: boolean;
}) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <PartsContext value={areas.parts}>
          <Bell contributors={areas.contributions('home')} isOpen={isOpen} />
        </PartsContext>
      </KitProvider>
    </RuntimeProvider>
  );
}

interface BellProps {
  contributors: readonly Contributor<'home'>[];
  /** A panel that nobody sees says nothing twice on the page. */
  isOpen: boolean;
}

/** Follows what the areas tell, counts what is unread, and fills the panel while it is open. */
export function Bell({ contributors, isOpen }: BellProps) {
  const { overview, watches } = useOverview(contributors);
  const { query, choose } = useHomeChoice();
  const read = query.data?.read ?? [];
  const [acted, setActed] = useState<ReadonlySet<string>>(new Set());
  const { items, hidden, isSettled, missing } = overview;
  const [told, setTold] = useState({ stand: '', seen: seenNothing });
  // An overview is another one with every telling, and mostly says the same.
  const keys = [items, hidden].map((some) => some.map(({ key }) => key));
  const stand = JSON.stringify([...keys, isSettled, missing.length]);
  if (told.stand !== stand) setTold({ stand, seen: seenAfter(told.seen, overview, acted) });
  const isUnread = ({ mark }: HomeItem) => !read.includes(mark);
  const unread = query.data ? items.filter(isUnread).length : null;
  const setUnread = useSetAtom(unreadMattersAtom);
  useEffect(() => {
    setUnread(unread);
    return () => setUnread(null);
  }, [unread, setUnread]);
  return (
    <>
      {isOpen && (
        <BellPanel
          overview={overview}
          settled={told.seen.settled}
          isUnread={isUnread}
          onRead={() => void choose({ read: items.map(({ mark }) => mark).slice(-hiddenLimit) })}
          onAct={({ key }) => setActed(new Set([...acted, key]))}
        />
      )}
      {watches}
    </>
  );
}
