import type { AreaId, RegistryArea, RemoteModule } from '@jackfield/contract';

/** The areas' modules as part of the host's own bundle, lazy as they are when federated. */
const modules: Partial<Record<AreaId, () => Promise<RemoteModule>>> = {
  numbers: () => import('../../mfe-numbers/src/remote.tsx'),
  people: () => import('../../mfe-people/src/remote.tsx'),
  billing: () => import('../../mfe-billing/src/remote.tsx'),
  compliance: () => import('../../mfe-compliance/src/remote.tsx'),
  settings: () => import('../../mfe-settings/src/remote.tsx'),
  integrations: () => import('../../mfe-integrations/src/remote.tsx'),
};

/** Takes the place of the host's loader in the benchmark's build without federation. */
export function createFederation() {
  return {
    // There is one version of everything, and nothing to fetch ahead.
    isRun: () => true,
    renew: () => undefined,
    warm: async () => undefined,
    async load({ area }: RegistryArea): Promise<RemoteModule> {
      const load = modules[area];
      if (!load) throw new Error(`The bundle has no area ${area}.`);
      return load();
    },
  };
}
