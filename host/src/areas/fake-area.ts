import type { RegistryArea } from '@jackfield/contract';

/** An area of a registry in tests, with members of its own. */
export const fakeArea = (
  area: string,
  version: string,
  more: Partial<RegistryArea> = {},
): RegistryArea => ({
  area,
  label: area,
  name: `mfe-${area}`,
  version,
  entry: `/assets/mfe-${area}/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  preload: [],
  routes: [`/admin-settings/${area}`],
  contract: '^1.0.0',
  navigation: [],
  config: {},
  ...more,
});
