import type { Command } from '@jackfield/contract';
import { lazyPart } from '@jackfield/kit/lazy-part';

/** Fetched when it opens: the palette waits for no routing. */
const TryCallNow = lazyPart(() => import('./try-call-now.tsx').then((file) => file.TryCallNow));

/** The dialog in which a call is tried. */
export const openTryCall: Command['open'] = (onClose) => <TryCallNow onClose={onClose} />;
