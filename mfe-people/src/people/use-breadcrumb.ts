import { paths } from '@jackfield/contract';
import { accountAtom, breadcrumbAtom, type Crumb } from '@jackfield/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Writes the trail of the page: the company, then the crumbs given (SHELL-09). */
export function useBreadcrumb(crumbs: readonly Crumb[]): void {
  const company = useAtomValue(accountAtom)?.companyName ?? '';
  const setCrumbs = useSetAtom(breadcrumbAtom);
  const text = JSON.stringify(crumbs);
  useEffect(() => {
    const rest: readonly Crumb[] = JSON.parse(text);
    setCrumbs([{ label: company, to: paths.root() }, ...rest]);
  }, [company, text, setCrumbs]);
}
