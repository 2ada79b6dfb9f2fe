import { breadcrumbAtom, openTabAtom, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { decisionAtom, pathAtom } from '../areas/atoms.ts';
import { isPage } from '../navigation/decide.ts';
import { noteVisit } from '../palette/recent.ts';
import { focusHeading } from './focus-heading.ts';
import { pageTitle } from './page-title.ts';

/** Sets the document's title. */
export function DocumentTitle() {
  const crumbs = useAtomValue(breadcrumbAtom);
  const decision = useAtomValue(decisionAtom);
  const { name } = useAtomValue(variantAtom);
  const tab = useAtomValue(openTabAtom);
  const title = [...(isPage(decision) ? pageTitle(crumbs, tab) : []), name].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** After a change of page moves the focus to its h1 and says it. */
export function RouteAnnouncer() {
  const path = useAtomValue(pathAtom);
  const crumbs = useAtomValue(breadcrumbAtom);
  const decision = useAtomValue(decisionAtom);
  const tab = useAtomValue(openTabAtom);
  const [said, say] = useState('');
  const hasOpened = useRef(false);

  // The company and the list begin the trail of a record.
  const [, , ...names] = crumbs.map(({ label }) => label).filter((label) => label !== tab);
  const record = isPage(decision) ? names.at(-1) : undefined;
  useEffect(() => {
    if (record !== undefined) noteVisit(path, record);
  }, [path, record]);

  const isUnderWay = decision.kind === 'redirect' || decision.kind === 'wait';
  useEffect(() => {
    const sheet = document.getElementById('main');
    if (!sheet || isUnderWay) return undefined;
    // The first page is announced by the browser itself.
    if (!hasOpened.current) {
      hasOpened.current = true;
      return undefined;
    }
    const wait = new AbortController();
    void focusHeading(sheet, wait.signal).then(say);
    return () => wait.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change of path counts
  }, [path, isUnderWay]);

  return (
    <output className="ui-hidden" aria-live="polite">
      {said}
    </output>
  );
}
