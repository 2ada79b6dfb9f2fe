import {
  type AreaId,
  type ContributionKind,
  type Contributions,
  containerName,
  type PartModule,
  type PartName,
  type RegistryArea,
  type RemoteModule,
} from '@jackfield/contract';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as sdk from '@module-federation/sdk';
import bundler from '@module-federation/webpack-bundler-runtime';
import { withTexts } from '@jackfield/runtime';
import { sharedModules } from 'shared-modules';
import { announceAreas } from './federation-info.ts';
import { readLoadFailure, RemoteLoadFailure } from './load-failure.ts';

// Remotes are built without the federation runtime and find it here; those of before brought a part.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, _FEDERATION_SDK: sdk });
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  // Each remote writes into its own.
  get: () => ({
    ...bundler,
    bundlerRuntime: { ...bundler.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }),
});

/** A little less than the area waits, so that the next try finds nothing pending. */
const scriptTimeout = 9_800;

const shared = Object.fromEntries(
  Object.entries(sharedModules).map(([request, { version, load }]) => [
    request,
    {
      version,
      get: async () => {
        const module = await load();
        return () => module;
      },
      shareConfig: { singleton: true, requiredVersion: version },
    },
  ]),
);

/** Integrity of the entry fails closed: the browser refuses bytes that differ. */
function integrityPlugin(integrityOf: (url: string) => string | undefined) {
  const attempts = new Map<string, number>();
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'entry-integrity',
    createScript({ url }) {
      const integrity = integrityOf(url);
      if (!integrity) throw new Error(`No integrity is known for ${url}`);
      const tries = (attempts.get(url) ?? 0) + 1;
      attempts.set(url, tries);
      const script = document.createElement('script');
      // A request that hangs is joined by the next one for the same address, so that one differs.
      script.src = tries > 1 ? `${url}?try=${tries}` : url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
      if (nonce) script.nonce = nonce;
      return { script, timeout: scriptTimeout };
    },
  };
  return plugin;
}

/** Loads the areas' remotes and parts; shared modules reach them through here and load when first needed. */
export function createFederation(areas: readonly RegistryArea[]) {
  const entryOf = (area: RegistryArea) => new URL(area.entry, location.href).href;
  const remoteOf = (area: RegistryArea) => ({
    name: area.area,
    entry: entryOf(area),
    entryGlobalName: containerName(area.area),
    type: 'var' as const,
  });
  const integrity = new Map(areas.map((area) => [entryOf(area), area.integrity]));
  const run = new Set<AreaId>();
  const federation = createInstance({
    name: 'jackfield_host',
    remotes: areas.map(remoteOf),
    shared,
    shareStrategy: 'loaded-first',
    plugins: [integrityPlugin((url) => integrity.get(url))],
  });
  announceAreas(areas, sharedModules, () => federation.shareScopeMap['default'] ?? {});
  /** Loads a module that a remote exposes, with its texts; a failed load is tried anew by the next call. */
  async function load<Module>(area: RegistryArea, name: string): Promise<Module> {
    run.add(area.area);
    try {
      const module = await withTexts(federation.loadRemote<Module>(`${area.area}/${name}`));
      if (module) return module;
    } catch (error) {
      throw readLoadFailure(error, area.entry);
    }
    throw new Error('The remote has no such module.');
  }
  return {
    /** Whether anything of an area's remote was asked to run: two versions of it can't be in one page. */
    isRun: (area: AreaId) => run.has(area),
    /** Takes another version of an area of which nothing has run. */
    renew(area: RegistryArea): void {
      integrity.set(entryOf(area), area.integrity);
      federation.registerRemotes([remoteOf(area)], { force: true });
    },
    /** Fetches what an area needs first into the browser's cache, and runs nothing of it. */
    async warm({ entry, integrity: digest, preload }: RegistryArea): Promise<void> {
      const files = preload.map((file) => fetch(file, { priority: 'low' }));
      await Promise.all([fetch(entry, { integrity: digest, priority: 'low' }), ...files]);
    },
    /** Loads the module that an area's pages come from. */
    load: (area: RegistryArea) => load<RemoteModule>(area, 'remote'),
    /** Loads what an area contributes of a kind, with the same check of its files as a part has. */
    async loadContribution<Kind extends ContributionKind>(area: RegistryArea, kind: Kind) {
      await checkFiles(area.contributions?.[kind]?.files ?? []);
      return load<Contributions[Kind]>(area, `contributions/${kind}`);
    },
    /** Loads a part that an area offers; files that are not those of the release are not run. */
    async loadPart<Name extends PartName>(area: RegistryArea, name: Name) {
      await checkFiles(area.parts?.[name]?.files ?? []);
      return load<PartModule<Name>>(area, name);
    },
  };
}

interface ReleasedFile {
  /** Address. */
  readonly file: string;
  readonly integrity: string;
}

async function check({ file, integrity }: ReleasedFile): Promise<void> {
  const answer = await fetch(file, { integrity }).catch((cause: unknown) => {
    throw new RemoteLoadFailure(`${file} is not there or is not what was released`, {
      cause,
      request: file,
    });
  });
  if (!answer.ok) throw new RemoteLoadFailure(`${file} is not there`, { request: file });
}

/**
 * Fetches files of a release side by side and rejects unless each is what was released. The script
 * tags that follow take them from the browser's cache.
 */
async function checkFiles(files: readonly ReleasedFile[]): Promise<void> {
  await Promise.all(files.map(check));
}
