import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { newId } from '../platform/ids.ts';

const day = 24 * 3_600_000;
/** Lock files of other repositories name a version by its address, so that old ones stay a while. */
const keptFor = 180 * day;

const sdkSchema = v.object({
  /** Of the package: the product's version and a hash of what is in it. */
  version: v.string(),
  file: v.string(),
  bytes: v.number(),
  /** Subresource integrity, as a lock file of npm has it. */
  integrity: v.string(),
  /** Version of the contract between host and remotes. */
  contract: v.string(),
  /** Packages that the host provides, with their versions. */
  modules: v.record(v.string(), v.string()),
});
/** What the SDK of this portal is. */
export type Sdk = v.InferOutput<typeof sdkSchema>;

/** The SDK that was built with this portal, and those of the portals before it. */
export interface SdkShelf {
  /** Null where the SDK is not built. */
  newest(): Promise<Sdk | null>;
  /** A tarball by its file's name; null when there is none. */
  read(file: string): Promise<Buffer | null>;
  /** The command line as an npm package, as it was built with this portal; null where it is not. */
  commandLine(): Promise<Buffer | null>;
  /** Takes the built one in, so that it outlives the next build. */
  keep(): Promise<void>;
  /** Removes those that no start has brought for half a year; answers how many. */
  tidy(now: Date): Promise<number>;
}

const isTarball = (file: string) => /^jackfield-sdk-[\w.-]+\.tgz$/.test(file);

/**
 * @param root the workspace, where the SDK is built
 * @param folder where releases are kept
 */
export function createSdkShelf(root: string, folder: string): SdkShelf {
  const built = join(root, 'shared', 'build', 'dist');
  const kept = join(folder, '.sdk');
  const read = (path: string) => readFile(path).catch(() => null);

  async function newest(): Promise<Sdk | null> {
    const text = await read(join(built, 'sdk.json'));
    return text && v.parse(sdkSchema, JSON.parse(text.toString()));
  }
  return {
    newest,
    read: async (file) =>
      isTarball(file) ? ((await read(join(kept, file))) ?? (await read(join(built, file)))) : null,
    commandLine: () => read(join(root, 'cli', 'dist', 'jackfield.tgz')),
    async keep() {
      const sdk = await newest();
      if (!sdk) return;
      await mkdir(kept, { recursive: true });
      const arriving = join(kept, newId());
      await copyFile(join(built, sdk.file), arriving);
      await utimes(arriving, new Date(), new Date());
      await rename(arriving, join(kept, sdk.file));
    },
    async tidy(now) {
      let removed = 0;
      for (const file of await readdir(kept).catch(() => [])) {
        const { mtime } = await stat(join(kept, file));
        if (now.getTime() - mtime.getTime() < keptFor) continue;
        await rm(join(kept, file), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
