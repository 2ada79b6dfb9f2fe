import { Script } from 'node:vm';
import { containerName, type ReleaseManifest } from '@jackfield/contract';
import { refuse } from './refusal.ts';
import type { ReleaseFile } from './tables.ts';

const subresource = /\b(sha256|sha384)-([A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{64})(?![A-Za-z0-9+/=])/g;

const compile = (text: string) => new Script(text, { filename: 'remoteEntry.js' });

/** Why a text is no script; null when it is one. It is compiled and never run. */
function syntaxFault(text: string): string | null {
  try {
    compile(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Every digest in the form that an entry writes for what it loads. */
function knownDigests(manifest: ReleaseManifest, files: readonly ReleaseFile[]): Set<string> {
  const short = files.map(
    ({ sha256 }) => `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`,
  );
  return new Set([...short, ...Object.values(manifest.files ?? {})]);
}

/**
 * Refuses an entry that no browser could open its area with: nothing, a page instead of a script,
 * one that makes no container, or one that loads scripts and styles which the release does not have.
 */
export function checkEntryScript(
  manifest: ReleaseManifest,
  entry: Buffer,
  files: readonly ReleaseFile[],
): void {
  const text = entry.toString();
  if (text.trim() === '') throw refuse('ENTRY', `${manifest.entry} is empty.`);
  const fault = syntaxFault(text);
  if (fault !== null) throw refuse('ENTRY', `${manifest.entry} is no script: ${fault}.`);
  const container = containerName(manifest.area);
  if (!new RegExp(`\\b${container}\\b`).test(text)) {
    const message = `${manifest.entry} does not make ${container}, which the host opens the area with.`;
    throw refuse('ENTRY', message);
  }
  const known = knownDigests(manifest, files);
  const lost = [...text.matchAll(subresource)].find(([digest]) => !known.has(digest));
  if (!lost) return;
  throw refuse(
    'CHUNKS',
    `${manifest.entry} loads a script or style with the digest ${lost[0]}; the release has no such file.`,
  );
}
