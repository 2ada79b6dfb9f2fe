import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'gallery');
const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

/**
 * Serves the catalogue of the design system's pieces to this machine, until the process is ended.
 *
 * @param {number} port 0 for any that is free
 * @throws {Error} when the port is taken
 */
export async function showPieces(port, { say }) {
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url, 'http://localhost').pathname) || 'index.html';
    const body = await readFile(join(folder, name)).catch(() => null);
    response.statusCode = body ? 200 : 404;
    response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
    response.end(body);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  say(`The pieces of the design system: http://localhost:${server.address().port}`);
}
