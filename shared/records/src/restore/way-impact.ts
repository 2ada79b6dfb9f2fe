import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import type { ComponentType } from 'react';

/** What came of showing who will notice a way back. */
export interface SeenImpact {
  /** It was seen and, where that is needed, agreed to. */
  readonly mayGoOn: boolean;
  /** It is still worked out. */
  readonly isChecking?: boolean;
  /** Options of the call that goes back: refused once callers would notice anything else. */
  readonly asSeen: { readonly seen?: string };
}

/** What takes a change back. */
export interface WayBack {
  /** The dry run. */
  ask(options?: { signal: AbortSignal }): Promise<ToldImpact>;
  /** Rejects with ApiFailure. */
  act(asSeen: SeenImpact['asSeen']): Promise<unknown>;
}

interface Asked {
  readonly name: string;
  ask(options: { signal: AbortSignal }): Promise<ToldImpact>;
}

/**
 * Who will notice a way back, from its dry run (SAY-01); pages of records that calls go through hand
 * in those of the call routing. `name` changes with the way.
 */
export interface WayImpact {
  /** Shows it in a dialog, and tells what came of that. */
  readonly Impact: ComponentType<Asked & { onSeen(seen: SeenImpact): void }>;
  /** Goes back at once where nobody notices, and asks where somebody does. */
  readonly Step: ComponentType<
    Asked & {
      act: WayBack['act'];
      readonly title: string;
      readonly confirmText: string;
      onClose(): void;
    }
  >;
}
