import type { Readable } from 'node:stream';
import type { ReleaseManifest } from '@jackfield/contract';
import { ApiError } from '../platform/errors.ts';
import type { ReleaseServices } from './services.ts';
import { refuse } from './refusal.ts';
import {
  claimedParts,
  claimedRoutes,
  findRelease,
  insertRelease,
  lockVersion,
} from './repository.ts';
import type { ReleaseFile } from './tables.ts';
import { unpack } from './unpack.ts';
import {
  checkEntry,
  checkFile,
  checkFiles,
  checkOffer,
  checkPartNames,
  checkRoutes,
  readManifest,
} from './verify.ts';

interface Upload {
  readonly source: Readable;
  /** Whether the caller may publish this remote; throws when not. */
  readonly allow: (remote: string) => void;
  readonly by: string;
}

/** Parts by the area that offers them. */
export type OfferedParts = readonly { readonly area: string; readonly parts: readonly string[] }[];

/** Every file whose digest the description says. */
function describedFiles({ files = {}, parts = {}, contributions = {} }: ReleaseManifest) {
  const modules = [...Object.values(parts), ...Object.values(contributions)];
  return [
    ...Object.entries(files).map(([file, integrity]) => ({ file, integrity })),
    ...modules.flatMap((module) => module.files),
  ];
}

/**
 * Reads and checks files that arrived in a folder; throws 422 with the reason.
 *
 * @param arriving parts of releases that arrive together with this one
 */
export async function checkReceived(
  services: ReleaseServices,
  received: string,
  names: ReadonlySet<string>,
  arriving: OfferedParts = [],
): Promise<ReleaseManifest> {
  const text = await services.store.read(received, 'remote.json');
  if (!text) throw refuse('MANIFEST', 'The tarball has no remote.json.');
  const manifest = readManifest(text.toString());
  checkFiles(manifest, names);
  const entry = await services.store.read(received, manifest.entry);
  if (!entry) throw refuse('ENTRY', `The tarball has no ${manifest.entry}.`);
  checkEntry(manifest, entry);
  checkOffer(manifest, services.offer());
  checkRoutes(manifest, await services.db.system(claimedRoutes));
  for (const { file, integrity } of describedFiles(manifest)) {
    checkFile(
      { file, integrity },
      names.has(file) ? await services.store.read(received, file) : null,
    );
  }
  checkPartNames(manifest, [...(await services.db.system(claimedParts)), ...arriving]);
  return manifest;
}

/**
 * Makes a checked folder a version. The folder takes its place before the row is there: a process
 * killed between the two leaves files that nobody is led to, and housekeeping removes them.
 */
export async function takeIn(
  services: ReleaseServices,
  received: string,
  release: { manifest: ReleaseManifest; files: readonly ReleaseFile[]; by: string },
): Promise<void> {
  const { manifest } = release;
  const ref = { remote: manifest.name, version: manifest.version };
  await services.db.system(async (tx) => {
    await lockVersion(tx, ref);
    if (await findRelease(tx, ref)) {
      const message = `${ref.remote} ${ref.version} is published already.`;
      throw new ApiError('DUPLICATE', { message });
    }
    await services.store.place(received, ref.remote, ref.version);
    await insertRelease(tx, { ...release, at: services.clock.now() });
  });
}

/** Publishes an uploaded tarball; answers the version. Nothing live changes. */
export async function publish(services: ReleaseServices, upload: Upload) {
  const received = await services.store.receive();
  try {
    const files = await unpack(upload.source, received);
    const manifest = await checkReceived(
      services,
      received,
      new Set(files.map(({ name }) => name)),
    );
    upload.allow(manifest.name);
    await takeIn(services, received, { manifest, files, by: upload.by });
    return { remote: manifest.name, version: manifest.version };
  } finally {
    await services.store.discard(received);
  }
}
