/** Scenarios and findings of the whole account: a summary, and the drawer that it opens. */
export { ChecksSummary } from './checks-summary.tsx';
export { ChecksDrawer } from './lazy-checks-drawer.ts';
export { useChecksDrawer } from './use-checks-drawer.ts';
export { companiesWithErrors, useFindings } from './use-findings.ts';
