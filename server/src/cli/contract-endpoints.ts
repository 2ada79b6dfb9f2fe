import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@jackfield/contract';

function isEndpoint(value: unknown): value is Endpoint {
  if (typeof value !== 'object' || value === null) return false;
  // A record may have members of the same names, which are schemas.
  return 'method' in value && 'path' in value && typeof value.path === 'string';
}

/** Groups of calls lie this deep: calls of one kind of owner, by owner. */
const deepest = 2;

/** Endpoints of an exported value: itself, or those of a group of calls. */
function endpointsOf(value: unknown, depth = 0): Endpoint[] {
  if (isEndpoint(value)) return [value];
  if (typeof value !== 'object' || value === null || depth === deepest) return [];
  return Object.values(value).flatMap((part) => endpointsOf(part, depth + 1));
}

/** Every endpoint that the contract declares. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const root = dirname(createRequire(import.meta.url).resolve('@jackfield/contract'));
  const folder = join(root, 'api');
  const endpoints = new Map<string, Endpoint>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    for (const endpoint of endpointsOf(module, -1)) {
      endpoints.set(endpoint.id, endpoint);
    }
  }
  return [...endpoints.values()];
}
