import type { Company } from '@jackfield/contract/api/company';
import type { RoutedCompany, RoutePlace } from '@jackfield/domain/routing';
import {
  placePath,
  RoutingSide,
  useRoutingConfig,
  useRoutingReview,
  withCompany,
} from '@jackfield/kit/call-flow';
import { navigateTo } from '@jackfield/runtime';
import { useMemo } from 'react';

interface Edited {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  save(): Promise<unknown>;
}

/**
 * What a form about the routing of a company number has beside it: who will notice, the map, and
 * the review before Save (annex J4). `change` is what the form holds.
 */
export function useNumberFlow(company: Company, edit: Edited, change: Partial<RoutedCompany>) {
  const config = useRoutingConfig();
  const stored = config.data;
  const kept = useStable(change);
  const after = useMemo(
    () => stored && withCompany(stored, company.id, kept),
    [stored, company.id, kept],
  );
  const zone = (change.businessHour ?? company.businessHour).timeZone;
  const review = useRoutingReview({
    before: stored,
    after,
    zone,
    isSaving: edit.isSaving,
    save: () => edit.save(),
  });

  function goTo(place: RoutePlace): void {
    const isHere = place.ownerKind === 'company' && place.ownerId === company.id;
    const spot = isHere
      ? document.querySelector<HTMLElement>(`[data-place="${place.part}"]`)
      : null;
    if (spot) {
      spot.scrollIntoView({ block: 'center' });
      (spot.querySelector<HTMLElement>('input:checked, input, button') ?? spot).focus();
    } else if (after) void navigateTo(placePath(after, place));
  }

  return {
    save: review.save,
    dialog: review.dialog,
    side: (
      <RoutingSide
        config={after}
        error={stored ? null : config.error}
        onTryAgain={() => void config.refetch()}
        root={{ kind: 'company', id: company.id }}
        zone={zone}
        differences={edit.isDirty ? review.differences : undefined}
        onEdit={goTo}
      />
    ),
  };
}

/** The same object as long as it says the same, so that the map is not computed for nothing. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
