import { useMay } from '@jackfield/kit/may';
import type { RoutePlace } from '@jackfield/domain/routing';
import { navigateTo, useT } from '@jackfield/runtime';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CallFlowProps } from './call-flow.tsx';
import { impactMessages } from './impact-messages.ts';
import { placePath } from './place-path.ts';
import { RoutingSide } from './routing-side.tsx';
import { type FormReviewOptions, type ReviewedEdit, useFormReview } from './use-form-review.tsx';
import type { RoutingEdit } from '@jackfield/domain/routing';

/** A form about a company number, a team or a user, whose calls have a map. */
export interface FlowReviewOptions<Edit extends ReviewedEdit> extends FormReviewOptions<Edit> {
  change: Extract<RoutingEdit, { list: 'companies' | 'teams' | 'people' }>;
  /**
   * Draws the map: CallFlow, or the part call-routing/call-flow/v1 where that is another remote's.
   * Who does not see the routing has none.
   */
  map?: ComponentType<CallFlowProps> | undefined;
}

const kinds = { companies: 'company', teams: 'team', people: 'teammate' } as const;

/** Brings the section of a part into sight, and the focus to what is chosen in it. */
function showPart(part: string): boolean {
  const spots = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const spot = spots.find(({ dataset }) => dataset['place'] === part);
  spot?.scrollIntoView({ block: 'center' });
  const field = (selector: string) => spot?.querySelector<HTMLElement>(selector);
  (field('input:checked') ?? field('input, button') ?? spot)?.focus();
  return spot !== undefined;
}

/**
 * The reviewed save of a form about a company number, a team or a user, and beside it who will notice, the
 * map of its calls and who answers when, all of what the form holds (annex J4).
 */
export function useFlowReview<Edit extends ReviewedEdit>(options: FlowReviewOptions<Edit>) {
  const { list, id } = options.change;
  const kind = kinds[list];
  const t = useT();
  // Its place is kept, so that the map stays where it is at the first change.
  const atRest = options.map && t(impactMessages.atRest);
  const seesRouting = useMay('routing:read');
  const review = useFormReview({ ...options, atRest });
  const { after } = review;
  const part = useLocation().hash.slice(1);
  useEffect(() => {
    if (part !== '') showPart(part);
  }, [part]);

  function goTo(place: RoutePlace): void {
    const isHere = place.ownerKind === kind && place.ownerId === id;
    if (isHere && showPart(place.part)) return;
    if (after) void navigateTo(placePath(after, place));
  }

  return {
    ...review,
    side: options.map && seesRouting && (
      <RoutingSide
        config={after}
        error={review.error}
        onTryAgain={review.tryAgain}
        root={{ kind, id }}
        map={options.map}
        impact={review.impact}
        onEdit={goTo}
      />
    ),
  };
}
