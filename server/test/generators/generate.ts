import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { generateApi } from 'swagger-typescript-api';

/** What two generators of other companies make of a document: `types.ts` and `client.ts` in a folder. */
export async function generateInto(folder: string, document: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  const types = await openapiTypes(document as OpenAPI3);
  await writeFile(join(folder, 'types.ts'), astToString(types));
  await generateApi({
    spec: document,
    output: folder,
    fileName: 'client.ts',
    httpClientType: 'fetch',
    silent: true,
  });
}
