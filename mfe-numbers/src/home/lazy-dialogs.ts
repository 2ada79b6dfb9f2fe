import { lazyPart } from '@jackfield/kit/lazy-part';

/** The call that a finding shows, fetched when it opens. */
export const FindingDrawer = lazyPart(() =>
  import('./finding-drawer.tsx').then((file) => file.FindingDrawer),
);

/** A call that is tried, fetched when it opens. */
export const TryAnyCall = lazyPart(() =>
  import('./try-any-call.tsx').then((file) => file.TryAnyCall),
);
