import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Stored {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly at: Date;
}

const secretKey = 'test-secret-key';
const accessKey = 'TESTACCESSKEY';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Whether the request is signed with the secret key (AWS Signature Version 4). */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const header = request.headers.authorization ?? '';
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=TESTACCESSKEY\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      header,
    ) ?? [];
  const headers = names.split(';').map((name) => `${name}:${request.headers[name] ?? ''}\n`);
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)];
  const key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), service), 'aws4_request');
  return hmac(key, text.join('\n')).toString('hex') === signature;
}

function answer(response: ServerResponse, status: number, headers = {}, body?: Buffer): void {
  response.writeHead(status, headers).end(body);
}

function sendObject(request: IncomingMessage, response: ServerResponse, object: Stored): void {
  const { bytes, contentType } = object;
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const isPart = from !== undefined && to !== undefined;
  const part = isPart ? bytes.subarray(Number(from), Number(to) + 1) : bytes;
  const headers = {
    'content-type': contentType,
    'content-length': part.length,
    ...(isPart && { 'content-range': `bytes ${from}-${to}/${bytes.length}` }),
  };
  answer(response, isPart ? 206 : 200, headers, request.method === 'HEAD' ? undefined : part);
}

/** Objects of the bucket whose key begins with the prefix, two at once. */
function sendList(response: ServerResponse, url: URL, objects: ReadonlyMap<string, Stored>): void {
  const bucket = `/${url.pathname.split('/')[1]}/`;
  const start = `${bucket}${url.searchParams.get('prefix') ?? ''}`;
  const after = url.searchParams.get('continuation-token') ?? '';
  const all = [...objects].filter(([path]) => path.startsWith(start) && path > after).sort();
  const page = all.slice(0, 2);
  const contents = page.map(
    ([path, { at }]) =>
      `<Contents><Key>${path.slice(bucket.length)}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
  );
  const isCut = all.length > page.length;
  const token = isCut ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  const body = `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
  answer(response, 200, { 'content-type': 'application/xml' }, Buffer.from(body));
}

/** A storage in this process that speaks the S3 API over HTTP and checks signatures. */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  const calls: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    calls.push(`${request.method} ${url.pathname} ${request.headers.range ?? ''}`.trim());
    const body = await buffer(request);
    if (!isSigned(request, url)) return answer(response, 403);
    const object = objects.get(url.pathname);
    if (url.searchParams.has('list-type')) return sendList(response, url, objects);
    if (request.method === 'PUT') {
      const contentType = request.headers['content-type'] ?? '';
      objects.set(url.pathname, { bytes: body, contentType, at: new Date() });
      return answer(response, 200, { etag: '"1"' });
    }
    if (request.method === 'DELETE') {
      objects.delete(url.pathname);
      return answer(response, 204);
    }
    if (object === undefined) return answer(response, 404);
    return sendObject(request, response, object);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    calls,
    env: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: secretKey,
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
