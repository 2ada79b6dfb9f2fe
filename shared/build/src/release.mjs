import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { describePages, pageImports } from './pages.mjs';
import { remoteJson } from './remote-json.mjs';
import { federationRuntime, rangeOf, sharedRequests } from './shared-modules.mjs';
import { agreedTypes, readExportsLock } from './taken.mjs';
import { tokensTaken } from './tokens.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(js|css|svg|json)$/;
const smallest = 700;

/** Subresource integrity of a file's bytes. */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Content hash over names and bytes of all files and the description: the version of a build. */
export function versionOfFiles(files) {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(name).update('\0').update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Files by name with their brotli and gzip forms, worth it only when smaller. */
export async function compressedForms(files) {
  const forms = [];
  await Promise.all(
    [...files].map(async ([name, bytes]) => {
      if (!compressible.test(name) || bytes.length < smallest) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
      if (br.length < bytes.length) forms.push([`${name}.br`, br]);
      if (gz.length < bytes.length) forms.push([`${name}.gz`, gz]);
    }),
  );
  return forms;
}

/** Shared modules that a remote takes from the host, with the range that it insists on. */
export function consumedModules(compilation) {
  const taken = [...compilation.modules]
    .map((module) => /^consume shared module \(\w+\) (\S+?)@/.exec(module.identifier())?.[1])
    .filter((request) => request !== undefined);
  const known = sharedRequests().filter((request) => taken.includes(request));
  return Object.fromEntries(known.map((request) => [request, rangeOf(request)]));
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

/** Name of the chunk that a part begins with. */
export const partChunk = (name) => `part-${name.replaceAll('/', '-')}`;

/** Name of the chunk that a contribution begins with. */
export const contributionChunk = (kind) => `contribution-${kind}`;

/** Files that a part or contribution is loaded from, all of them known by their integrity. */
function filesOf(compilation, files, chunk) {
  const group = compilation.chunkGroups.find((each) => each.name === chunk);
  if (!group) throw new Error(`The build has no chunk ${chunk}.`);
  return group
    .getFiles()
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ file, integrity: integrityOf(files.get(file)) }));
}

/**
 * Writes the description of a build beside its files, and the precompressed forms.
 * With `describe` the description is that of the host, else a remote's `remote.json`.
 */
export class ReleasePlugin {
  constructor({ folder, mode, describe, uses, firstRows }) {
    this.firstRows = firstRows;
    this.uses = uses;
    this.folder = folder;
    this.mode = mode;
    this.describe = describe;
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.compilation.tap('Release', (compilation) => {
      // After the names have taken their real content hashes.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Release', stage }, async () => {
        const files = new Map(
          compilation.getAssets().map(({ name, source }) => [name, Buffer.from(source.buffer())]),
        );
        const isRelease = this.mode === 'production';
        const describe = this.describe ?? ((all) => this.describeRemote(all, compilation));
        const { file, content } = await describe(files, compilation);
        const described = new Map(files).set(file, JSON.stringify(content));
        const version = isRelease ? versionOfFiles(described) : 'dev';
        const worker = files.get('sw.js');
        if (worker) {
          const text = worker.toString().replace('{{version}}', version);
          files.set('sw.js', Buffer.from(text));
          compilation.updateAsset('sw.js', new RawSource(text));
        }
        for (const [name, bytes] of isRelease ? await compressedForms(files) : []) {
          compilation.emitAsset(name, new RawSource(bytes));
        }
        compilation.emitAsset(file, new RawSource(`${JSON.stringify({ ...content, version })}\n`));
      });
    });
  }

  usesOf({ parts = {}, needs = [] }, files, compilation) {
    const uses = this.uses.of(compilation);
    const kept = { events: uses.events.bus, parts: [...Object.keys(parts), ...needs] };
    const types = { ...uses.types, ...agreedTypes(kept, readExportsLock().names) };
    return { ...uses, types, tokens: tokensTaken(files) };
  }

  async describeRemote(files, compilation) {
    const entry = files.get('remoteEntry.js');
    if (!entry) throw new Error('The build has no remoteEntry.js.');
    const source = JSON.parse(readFileSync(join(this.folder, 'remote.json'), 'utf8'));
    const described = remoteJson(source, this.folder);
    const isRelease = this.mode === 'production';
    const { preload, pages } = isRelease
      ? describePages(compilation, files, await pageImports(this.folder))
      : { preload: [], pages: undefined };
    const withFiles = (modules, chunkOf) =>
      modules &&
      Object.fromEntries(
        Object.keys(modules).map((name) => [
          name,
          // From source the files change in place, after the page has read of them.
          { files: isRelease ? filesOf(compilation, files, chunkOf(name)) : [] },
        ]),
      );
    return {
      file: 'remote.json',
      content: {
        ...described,
        parts: withFiles(described.parts, partChunk),
        contributions: withFiles(described.contributions, contributionChunk),
        firstRows: this.firstRows?.describe(files, compilation),
        entry: 'remoteEntry.js',
        integrity: integrityOf(entry),
        preload,
        pages,
        shared: {
          ...consumedModules(compilation),
          [federationRuntime]: rangeOf(federationRuntime),
        },
        uses: this.usesOf(described, files, compilation),
        files: Object.fromEntries(
          [...files].map(([name, bytes]) => [name, integrityOf(bytes)]).toSorted(byName),
        ),
      },
    };
  }
}
