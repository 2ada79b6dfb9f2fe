import { lazyPart } from '@jackfield/kit/lazy-part';

/** The call that a finding shows, fetched when it opens. */
export const FindingDrawer = lazyPart(() =>
  import('./finding-drawer.tsx').then((file) => file.FindingDrawer),
);
