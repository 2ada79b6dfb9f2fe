import type { SessionNote } from '@jackfield/contract';
import { hasWindow } from '../window-target.ts';

export type TabMessage =
  | { type: 'ended'; note: SessionNote | null }
  | { type: 'opened'; teammateId: string }
  | { type: 'refreshed' }
  | { type: 'expired' };

/** Talk between the tabs of one browser. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Runs `work` in one tab at a time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** Tabs over BroadcastChannel and Web Locks; a browser without them has one tab to itself. */
export function browserTabs(name = 'jackfield.session'): Tabs {
  const isShared = hasWindow && 'BroadcastChannel' in globalThis;
  const channel = isShared ? new BroadcastChannel(name) : null;
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) =>
        listener(event.data),
      );
    },
    alone: (work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
  };
}
