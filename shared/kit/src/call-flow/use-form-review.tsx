import { useMemo } from 'react';
import { NoticesCard } from './notices-card.tsx';
import { useRoutingConfig } from './use-routing-config.ts';
import { useRoutingReview } from './use-routing-review.tsx';
import { type RoutingEdit, withRecord } from './with-record.ts';

export interface FormReviewOptions {
  /** State of the form. */
  edit: { readonly isDirty: boolean; readonly isSaving: boolean; save(): Promise<unknown> };
  /** What the form holds, as the routing has it. */
  change: RoutingEdit;
  zone: string;
}

/**
 * What a form about the routing takes to be reviewed (annex J4): who will notice what it holds, and a save that
 * wants a tick when callers would be lost. Nothing of it stands in the way when the routing cannot
 * be read.
 */
export function useFormReview({ edit, change, zone }: FormReviewOptions) {
  const config = useRoutingConfig();
  const stored = config.data;
  const text = JSON.stringify(change);
  const after = useMemo(
    () => stored && withRecord(stored, JSON.parse(text) as RoutingEdit),
    [stored, text],
  );
  const { differences, save, dialog } = useRoutingReview({
    before: stored,
    after,
    zone,
    isSaving: edit.isSaving,
    save: () => edit.save(),
  });
  return {
    /** The routing with what the form holds; undefined until it was read. */
    after,
    error: stored ? null : config.error,
    tryAgain: () => void config.refetch(),
    /** The form with the reviewed save. */
    save,
    dialog,
    notices: edit.isDirty && differences && <NoticesCard differences={differences} zone={zone} />,
  };
}
