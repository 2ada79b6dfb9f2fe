import { useMay } from '@jackfield/kit/may';
import { routingEventTypes } from '@jackfield/contract';
import {
  cancelPlannedChange,
  listPlannedChanges,
  movePlannedChange,
  planChange,
  type PlannedChange,
  type PlannedEntity,
  type PlannedPart,
  type PlannedWanted,
  replanChange,
  undoPlannedChange,
} from '@jackfield/contract/api/planned-change';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { call, queryClient, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['planned-changes'];
const refresh = () => queryClient.invalidateQueries({ queryKey });
const eventTypes = ['plannedchange', ...routingEventTypes] as const;

/**
 * What is planned and what was saved lately, read again when the routing changes, which a change may
 * clash with then. Who does not see the routing has none (annex C3, RIGHT-02).
 */
export function usePlannedChanges() {
  const seesRouting = useMay('routing:read');
  useLiveRefetch(eventTypes, queryKey);
  return useQuery<PlannedChange[]>({
    queryKey,
    enabled: seesRouting,
    // What a save did between two pages, where nobody listened, must not be missing on the next;
    // where another place of the page listens already, it is as it is.
    staleTime: (query) => (query.getObserversCount() > 1 ? Number.POSITIVE_INFINITY : 0),
    queryFn: async ({ signal }) => (await call(listPlannedChanges, {}, { signal })).items,
  });
}

/** Whether a change is still to be saved. */
export const isAhead = ({ state }: PlannedChange): boolean =>
  state === 'coming' || state === 'waiting';

/** Whether somebody has to look at a change before it can be saved. */
export const needsSomebody = (change: PlannedChange): boolean =>
  isAhead(change) && change.parts.some(({ reason }) => reason !== '');

const refreshed = <Answer>(answer: Promise<Answer>): Promise<Answer> => answer.finally(refresh);

type One = Pick<PlannedChange, 'id' | 'version'>;

/** A record with what a form of it holds, as a save would send it. */
export interface PlannedRecord {
  readonly entity: PlannedEntity;
  readonly id: string;
  /** What was seen of it: its version, or the same members. */
  readonly version?: number;
  readonly was?: object;
  readonly members: object;
}

export interface PlanWanted extends Omit<PlannedWanted, 'parts'> {
  readonly parts: readonly PlannedRecord[];
}

const planInput = ({ parts, ...wanted }: PlanWanted) => ({
  // A form knows which members its record has; the server judges them as it judges a save.
  body: { ...wanted, parts: parts as PlannedPart[] },
});

/** What callers would notice of a plan; nothing is planned (SAY-01). */
export const tryPlan = (wanted: PlanWanted, options: { signal: AbortSignal }) =>
  call(dryRunOf(planChange), planInput(wanted), options);

/** Plans a change. Rejects with ApiFailure, as the others do. */
export const plan = (wanted: PlanWanted, asSeen: { seen?: string } = {}): Promise<PlannedChange> =>
  refreshed(call(planChange, planInput(wanted), asSeen));

/** Gives a planned change another time; `keep` saves it over what was changed meanwhile. */
export const movePlanned = (
  { id, version }: One,
  body: { at?: string; keep?: 'planned' },
  asSeen: { seen?: string } = {},
): Promise<PlannedChange> =>
  refreshed(call(movePlannedChange, { params: { id }, body }, { version, ...asSeen }));

/** Cancels a planned change with its way back. */
export const cancelPlanned = (
  { id, version }: One,
  asSeen: { seen?: string } = {},
): Promise<unknown> =>
  refreshed(call(cancelPlannedChange, { params: { id } }, { version, ...asSeen }));

/** Takes the cancelling back. */
export const replan = ({ id }: One): Promise<PlannedChange> =>
  refreshed(call(replanChange, { params: { id } }));

/** Takes a saved change back. */
export const undoPlanned = ({ id }: One, asSeen: { seen?: string } = {}): Promise<PlannedChange> =>
  refreshed(call(undoPlannedChange, { params: { id } }, asSeen));
