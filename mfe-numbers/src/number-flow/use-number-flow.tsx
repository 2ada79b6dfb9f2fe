import type { Company } from '@jackfield/contract/api/company';
import type { RoutedCompany, RoutePlace } from '@jackfield/domain/routing';
import { placePath, RoutingSide, useFormReview } from '@jackfield/kit/call-flow';
import { navigateTo } from '@jackfield/runtime';

/** The reviewed save of a form about a company number, with who will notice and the map beside it. */
export function useNumberFlow(
  company: Company,
  edit: Parameters<typeof useFormReview>[0]['edit'],
  members: Partial<RoutedCompany>,
) {
  const { timeZone: zone } = members.businessHour ?? company.businessHour;
  const change = { list: 'companies', id: company.id, members } as const;
  const review = useFormReview({ edit, change, zone });
  const { after } = review;

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
    ...review,
    side: (
      <RoutingSide
        config={after}
        error={review.error}
        onTryAgain={review.tryAgain}
        root={{ kind: 'company', id: company.id }}
        notices={review.notices}
        onEdit={goTo}
      />
    ),
  };
}
