import { containerName, type RegistryArea } from '@jackfield/contract';
import { addGlobalSnapshot } from '@module-federation/runtime/core';

type Infos = Parameters<typeof addGlobalSnapshot>[0];

/** Shared modules by name and version, with the containers that have taken each by now. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { useIn: readonly string[] }>>>>;

/** What the developer tools of Module Federation ask of each module; there are no types to fetch. */
const untyped = { remoteTypes: '', remoteTypesZip: '' };

/**
 * Says in the place where the developer tools of Module Federation look
 * (`__FEDERATION__.moduleInfo`) which areas this host loads, in which versions, and which shared
 * modules each has taken by the time that they look.
 */
export function announceAreas(
  areas: readonly RegistryArea[],
  shared: Readonly<Record<string, { version: string }>>,
  scope: () => ShareScope,
): void {
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const provided = Object.entries(shared).map(([sharedName, { version }]) => ({
    sharedName,
    version,
    assets,
  }));
  const takenBy = (container: string) =>
    Object.entries(scope()).flatMap(([sharedName, versions]) =>
      Object.entries(versions)
        .filter(([, { useIn }]) => useIn.includes(container))
        .map(([version]) => ({ sharedName, version, assets })),
    );
  const keyOf = ({ area, version }: RegistryArea) => `${area}:${version}`;
  const producers: Infos = Object.fromEntries(
    areas.map((area) => [
      keyOf(area),
      {
        ...untyped,
        version: area.version,
        buildVersion: area.version,
        globalName: containerName(area.area),
        remoteEntry: area.entry,
        remoteEntryType: 'var',
        publicPath: '',
        remotesInfo: {},
        modules: ['remote', ...Object.keys(area.parts ?? {})].map((moduleName) => ({
          moduleName,
          assets,
        })),
        get shared() {
          return takenBy(containerName(area.area));
        },
      },
    ]),
  );
  addGlobalSnapshot({
    ...producers,
    jackfield_host: {
      ...untyped,
      version: '',
      buildVersion: '',
      globalName: 'jackfield_host',
      remoteEntry: '',
      remoteEntryType: 'global',
      publicPath: '',
      consumerList: [],
      remotesInfo: Object.fromEntries(
        areas.map((area) => [keyOf(area), { matchedVersion: area.version }]),
      ),
      modules: [],
      shared: provided,
    },
  });
}
