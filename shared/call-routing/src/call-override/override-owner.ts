import type { CallOverride, CallOverrideChange } from '@jackfield/contract/api/call-override';
import type { BusinessHour, RoutingTarget } from '@jackfield/contract/api/routing';

interface Stored {
  readonly version: number;
}

/** A company number or team that can be closed for now, as its page knows it. */
export interface OverrideOwner {
  readonly kind: 'company' | 'team';
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly hours: BusinessHour;
  readonly override: CallOverride | null;
  /** Where calls go outside of the hours: what a new override begins with. */
  readonly closedTarget: RoutingTarget;
  /** Stores an override as of a version, and keeps the answer where the page finds it. */
  set(
    change: CallOverrideChange,
    asOf: { readonly version: number; readonly seen?: string },
  ): Promise<Stored>;
  /** The same for its early end. */
  end(version: number): Promise<Stored>;
  /** Reads the record again. */
  reread(): Promise<unknown>;
}

/** What each kind of owner is called elsewhere, and which targets it takes while closed. */
export const ownerFacts = {
  company: { place: 'companyClosedHour', list: 'companies' },
  team: { place: 'teamMissedCall', list: 'teams' },
} as const;

/** The override that holds now; one that is over may not have been cleared away yet. */
export function holdingOverride(
  { override }: Pick<OverrideOwner, 'override'>,
  now: number,
): CallOverride | null {
  return override !== null && now < Date.parse(override.until) ? override : null;
}
