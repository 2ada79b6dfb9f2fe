import { lazyPart } from '@jackfield/kit/lazy-part';

/** The drawer with scenarios and findings, fetched when it is first opened. */
export const ChecksDrawer = lazyPart(() =>
  import('./checks-drawer.tsx').then((file) => file.ChecksDrawer),
);
