import { useAtom } from 'jotai';
import { Suspense } from 'react';
import type { Areas } from '../areas/register-areas.ts';
import { shellPart } from '../errors/shell-part.ts';
import { newsOpenAtom } from './news-state.ts';

const NewsPanel = shellPart(() => import(/* webpackChunkName: "news" */ './news-drawer.tsx'));

/** What is new, over any page. */
export function News({ areas }: { areas: Pick<Areas, 'contributions'> }) {
  const [isOpen, setOpen] = useAtom(newsOpenAtom);
  if (!isOpen) return null;
  return (
    <Suspense>
      <NewsPanel contributors={areas.contributions('news')} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
