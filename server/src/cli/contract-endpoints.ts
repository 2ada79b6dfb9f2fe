import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@jackfield/contract';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every endpoint that the contract declares. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const root = dirname(createRequire(import.meta.url).resolve('@jackfield/contract'));
  const folder = join(root, 'api');
  const endpoints: Endpoint[] = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    endpoints.push(...Object.values(module).filter(isEndpoint));
  }
  return endpoints;
}
