import { useAtom } from 'jotai';
import { Suspense } from 'react';
import type { Areas } from '../areas/register-areas.ts';
import { latePart } from '../errors/late-part.ts';
import { newsOpenAtom } from './news-state.ts';

const NewsPanel = latePart(() => import(/* webpackChunkName: "news" */ './news-panel.tsx'));

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
