import type { Crumb } from '@jackfield/runtime';

/**
 * What the document's title says before the product's name: the open tab and the page, or the page
 * and what it belongs to where the trail ends in the tab. Empty where there is no page.
 */
export function pageTitle(crumbs: readonly Crumb[], tab: string | null): string[] {
  // The company begins every trail.
  const [page, ...above] = crumbs
    .slice(1)
    .map(({ label }) => label)
    .toReversed();
  if (page === undefined) return [];
  if (tab === null) return [page];
  return tab === page ? [page, ...above.slice(0, 1)] : [tab, page];
}
