import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answered, TestPerson, TestServer } from './harness.ts';

interface Upload {
  readonly bytes: Buffer;
  readonly fileName?: string;
  readonly type?: string;
  readonly name?: string;
  readonly source?: 'upload' | 'recording';
}

/** Body and headers of a form with a file. */
export async function formOf({
  bytes,
  fileName = 'Lunch.wav',
  type = 'audio/wav',
  ...rest
}: Upload) {
  const form = new FormData();
  if (rest.name !== undefined) form.append('name', rest.name);
  form.append('source', rest.source ?? 'upload');
  form.append('file', new File([new Uint8Array(bytes)], fileName, { type }));
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: String(encoded.headers.get('content-type')),
  };
}

/** Sends a greeting of a person as that person. */
export async function upload(
  server: TestServer,
  person: TestPerson,
  file: Upload,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const { payload, contentType } = await formOf(file);
  return server.call(person, 'POST', `/api/voicemail/teammate/${person.id}`, {
    body: payload,
    headers: { 'content-type': contentType, ...headers },
  });
}

/** Names of the files that lie in a folder of the server, folders inside left out. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
