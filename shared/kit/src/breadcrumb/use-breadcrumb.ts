import { paths } from '@jackfield/contract';
import { accountAtom, breadcrumbAtom, type Crumb } from '@jackfield/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Writes the trail of the page: the company, then the crumbs given; gone with the page (SHELL-09). */
export function useBreadcrumb(crumbs: readonly Crumb[]): void {
  const company = useAtomValue(accountAtom)?.companyName ?? '';
  const setTrail = useSetAtom(breadcrumbAtom);
  const text = JSON.stringify(crumbs);
  useEffect(() => {
    const rest: readonly Crumb[] = JSON.parse(text);
    const trail = [{ label: company, to: paths.root() }, ...rest];
    setTrail(trail);
    return () => setTrail((now) => (now === trail ? [] : now));
  }, [company, text, setTrail]);
}
