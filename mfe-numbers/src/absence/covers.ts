import {
  ownNumbers,
  proposedCover,
  type RingPlace,
  type RoutedPerson,
  type RoutingConfig,
} from '@jackfield/domain/routing';

/** What was chosen by hand, by place; null is nobody. */
export type ChosenCovers = Readonly<Record<string, string | null>>;

/** Who rings instead at a place, and in which team both are when that was proposed. */
export interface PlaceCover {
  readonly key: string;
  readonly id: string;
  readonly teamId: string | null;
}

interface CoverFacts {
  readonly person: Pick<RoutedPerson, 'id'>;
  readonly places: readonly RingPlace[];
  readonly chosen: ChosenCovers;
}

/** The covers of an absence: the chosen ones, else those proposed where the person rings alone. */
export function coversOf(
  config: RoutingConfig,
  { person, places, chosen }: CoverFacts,
): PlaceCover[] {
  const ofOwn = chosen[ownNumbers];
  const ofNumbers = ofOwn ? [{ key: ownNumbers, id: ofOwn, teamId: null }] : [];
  const ofPlaces = places.flatMap((place) => {
    const { key, others } = place;
    const own = chosen[key];
    if (own !== undefined) return own === null ? [] : [{ key, id: own, teamId: null }];
    if (others.length > 0) return [];
    const proposed = proposedCover(config, person.id, place);
    return proposed ? [{ key, id: proposed.personId, teamId: proposed.teamId }] : [];
  });
  return [...ofPlaces, ...ofNumbers];
}
