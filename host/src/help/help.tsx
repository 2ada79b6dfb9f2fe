import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { shellPart } from '../errors/shell-part.ts';
import { helpAtom } from './help-state.ts';

const HelpPanel = shellPart(() => import(/* webpackChunkName: "help" */ './help-drawer.tsx'));

/** Help over any page. */
export function Help() {
  const [shown, show] = useAtom(helpAtom);
  if (!shown) return null;
  return (
    <Suspense>
      <HelpPanel shown={shown} onShow={show} />
    </Suspense>
  );
}
