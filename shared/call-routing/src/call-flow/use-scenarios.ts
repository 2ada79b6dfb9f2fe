import { useMay } from '@jackfield/kit/may';
import {
  createScenario,
  deleteScenario,
  listScenarios,
  type Scenario,
  type ScenarioWanted,
  updateScenario,
} from '@jackfield/contract/api/scenario';
import { call, queryClient, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['scenarios'];
const refresh = () => queryClient.invalidateQueries({ queryKey });

/**
 * Scenarios of the account, read again when one of them changes or turns red or green. Who
 * does not see the routing has none (annex C3, RIGHT-02).
 */
export function useScenarios() {
  const seesRouting = useMay('routing:read');
  useLiveRefetch(['scenario'], queryKey);
  return useQuery({
    queryKey,
    enabled: seesRouting,
    queryFn: async ({ signal }) => (await call(listScenarios, {}, { signal })).items,
  });
}

/** Keeps a call with its expected end. Rejects with ApiFailure. */
export async function keepScenario(wanted: ScenarioWanted): Promise<Scenario> {
  const kept = await call(createScenario, { body: wanted });
  await refresh();
  return kept;
}

/** Renames a scenario or takes another end for the expected one. Rejects with ApiFailure. */
export async function changeScenario(
  { id, version }: Scenario,
  change: Partial<Pick<ScenarioWanted, 'name' | 'expected'>>,
): Promise<Scenario> {
  try {
    return await call(updateScenario, { params: { id }, body: change }, { version });
  } finally {
    await refresh();
  }
}

/** Forgets a scenario. Rejects with ApiFailure. */
export async function forgetScenario({ id, version }: Scenario): Promise<void> {
  try {
    await call(deleteScenario, { params: { id } }, { version });
  } finally {
    await refresh();
  }
}
