import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseManifest, releaseManifestSchema } from '@jackfield/contract';
import * as v from 'valibot';

/** The host's build, as `host.json` describes it. */
export const hostBuildSchema = v.object({
  version: v.string(),
  scripts: v.array(v.object({ file: v.string(), integrity: v.string() })),
  /** React's development build, for pages with an area from source. */
  developmentReact: v.optional(v.object({ file: v.string(), integrity: v.string() })),
  styles: v.array(v.string()),
  /** Files that a signed-in person needs next. */
  preload: v.array(v.string()),
  /** Files that a signed-out person needs next. */
  preloadSignedOut: v.optional(v.array(v.string()), []),
  fonts: v.optional(v.array(v.string()), []),
  /** Files of each module that the host provides to remotes. */
  modules: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Modules that the host provides to remotes, with their versions. */
  shared: v.optional(v.record(v.string(), v.string())),
  /** Names of those whose names are compared. */
  names: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Numbers of the types of those names. */
  types: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** Names that are to be taken no more, with what to take instead. */
  deprecated: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** Events of the bus; a host that does not say has not been asked. */
  events: v.optional(v.array(v.string())),
  /** Custom properties of its theme; likewise. */
  tokens: v.optional(v.array(v.string())),
});
export type HostBuild = v.InferOutput<typeof hostBuildSchema>;

/** Folder of the build with its name in addresses. */
export interface Build<Description> {
  name: string;
  folder: string;
  description: Description;
}

/** Version of builds from source, which change under their name and are never published. */
export const devVersion = 'dev';

/** What is built in this tree: the host and one per remote folder. */
export interface Builds {
  host(): Build<HostBuild>;
  remotes(): ReadonlyMap<string, Build<ReleaseManifest>>;
  /** Path of a file of the host, or of a remote that runs from source; null when it is neither. */
  find(name: string, version: string, file: string): string | null;
  hasHost(): boolean;
}

function reader<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  let readAt = 0;
  let value: v.InferOutput<Schema> | null = null;
  return () => {
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changedAt > readAt) {
      value = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
      readAt = changedAt;
    }
    return value;
  };
}

/**
 * Reads the builds in the `output` folders of host and remotes, anew when a build is repeated. A remote that is not
 * built or whose description is wrong costs its own area only.
 */
export function readBuilds(root: string, output: string, report: (error: unknown) => void): Builds {
  const hostFolder = join(root, 'host', output);
  const readHost = reader(join(hostFolder, 'host.json'), hostBuildSchema);
  const remoteReaders = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => {
      const folder = join(root, name, output);
      return { name, folder, read: reader(join(folder, 'remote.json'), releaseManifestSchema) };
    });

  const hasHost = () => existsSync(join(hostFolder, 'host.json'));

  function host() {
    const description = readHost();
    if (!description) throw new Error('The host is not built. Run: npm run build');
    return { name: 'host', folder: hostFolder, description };
  }

  function remotes() {
    const found = new Map<string, Build<ReleaseManifest>>();
    for (const { name, folder, read } of remoteReaders) {
      try {
        const description = read();
        if (description) found.set(name, { name, folder, description });
      } catch (error) {
        report(error);
      }
    }
    return found;
  }

  function find(name: string, version: string, file: string) {
    if (name !== 'host' && version !== devVersion) return null;
    if (name === 'host' && !hasHost()) return null;
    const build = name === 'host' ? host() : remotes().get(name);
    return build && build.description.version === version ? join(build.folder, file) : null;
  }

  return { host, remotes, find, hasHost };
}
