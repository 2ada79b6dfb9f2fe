import {
  compare,
  type Difference,
  newDeadEnds,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { useNow } from '@jackfield/kit/business-hours';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { type ReactNode, useMemo, useState } from 'react';

const ReviewDialog = lazyPart(() =>
  import('./review-dialog.tsx').then((file) => file.ReviewDialog),
);

export interface RoutingReviewOptions {
  /** The routing as it is stored, and with what the form holds; undefined until it was read. */
  before: RoutingConfig | undefined;
  after: RoutingConfig | undefined;
  zone: string;
  isSaving: boolean;
  save(): Promise<unknown>;
}

export interface RoutingReview {
  /** What callers will notice; undefined until the routing was read. */
  differences: readonly Difference[] | undefined;
  /** Saves, after a tick when callers would be lost (annex J4). */
  save(): Promise<void>;
  dialog: ReactNode;
}

/** The review before Save of a form that changes the routing. */
export function useRoutingReview(options: RoutingReviewOptions): RoutingReview {
  const { before, after, zone, isSaving } = options;
  const [isOpen, setOpen] = useState(false);
  // The week that is looked at starts with the day, so that typing compares against the same one.
  const today = localTimeAt(zone, useNow()).day;
  const from = instantAt(zone, { day: today, minutes: 0 });
  const differences = useMemo(
    () => (before && after ? compare(before, after, { from }) : undefined),
    [before, after, from],
  );

  async function saveNow(): Promise<void> {
    await options.save();
    setOpen(false);
  }

  async function save(): Promise<void> {
    if (differences && newDeadEnds(differences).length > 0) setOpen(true);
    else await saveNow();
  }

  const dialog = isOpen && differences && (
    <ReviewDialog
      differences={differences}
      zone={zone}
      busy={isSaving}
      onSave={() => void saveNow()}
      onClose={() => setOpen(false)}
    />
  );
  return { differences, save, dialog };
}
