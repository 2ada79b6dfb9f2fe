import { LoadFailure } from '@jackfield/kit/error-alert';
import {} from '@jackfield/runtime';
import type { ChoiceReview } from './manager.ts';
import { MediaManager } from './media-manager.tsx';
import type { useOwnedMedia } from './use-owned-media.ts';

export interface MediaPanelProps extends ReturnType<typeof useOwnedMedia> {
  /** Name of the list. */
  title: string;
  /** Says that it could not be read. */
  failed: string;
  review?: ChoiceReview | undefined;
}

/** Media of an owner, or why they are not there. */
export function MediaPanel({ title, failed, query, actions, review }: MediaPanelProps) {
  if (query.isError && !query.data) {
    return <LoadFailure title={failed} query={query} />;
  }
  return <MediaManager title={title} actions={actions} review={review} />;
}
