import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.css', '.html', '.js', '.svg']);

const provider = { service_provider_sid: 'provider', name: 'Harbor Dental Group' };
/** Reads of its API at `/api/v1`; all others answer an empty list. */
const answersFor = (people) => ({
  '/Users': people.map(({ id, fullName, email }) => ({
    user_sid: id,
    name: fullName,
    email,
    scope: 'service_provider',
    service_provider_sid: provider.service_provider_sid,
    service_provider_name: provider.name,
  })),
  '/Users/me': { user: { user_sid: 'me', name: 'Renee' } },
  '/ServiceProviders': [provider],
});

/** What its sign-in leaves in the browser: a token whose middle part says who it is of. */
const token = ['', { user_sid: 'me', name: 'Renee', scope: 'admin', permissions: [] }, '']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/**
 * Serves the portal of jambonz (`jambonz-webapp`, built with `vite build`), compressed ahead as the
 * portal's files are, and an API in memory that answers its reads with these people.
 *
 * @param {string} built folder of its build
 * @param {object[]} people as the portal's own list answers them, sorted by name
 */
export async function serveJambonz(built, people) {
  const files = new Map();
  const read = (name) => {
    const bytes = readFileSync(join(built, name));
    const known =
      files.get(name) ?? (compressed.has(extname(name)) ? brotliCompressSync(bytes) : bytes);
    files.set(name, known);
    return known;
  };
  for (const name of readdirSync(built, { recursive: true })) {
    if (compressed.has(extname(name))) read(name);
  }
  const answers = answersFor(people);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/v1')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[pathname.slice('/api/v1'.length)] ?? []));
      return;
    }
    const isFile = extname(pathname) !== '' && existsSync(join(built, pathname));
    const name = isFile ? pathname : 'index.html';
    response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
    if (compressed.has(extname(name))) response.setHeader('content-encoding', 'br');
    response.end(isFile ? read(name) : indexFor(request.headers.host));
  });
  // Where its API is, said as its own image says it at start.
  const indexFor = (host) =>
    brotliCompressSync(
      readFileSync(join(built, 'index.html'), 'utf8').replace(
        '<head>',
        `<head><script>window.JAMBONZ={API_BASE_URL:"http://${host}/api/v1"}</script>`,
      ),
    );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${server.address().port}`;
  return {
    url,
    /** The storage of a browser that has signed in. */
    state: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
