import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runQuietly } from '../../scripts/lib/run.mjs';

const require = createRequire(new URL('../../shared/build/package.json', import.meta.url));
const { rspack } = require('@rspack/core');

/** What the peer is made of; the three are all that it asks a registry for by name. */
export const versions = { 'react-admin': '5.15.4', react: '19.3.1', 'react-dom': '19.3.1' };

/**
 * Installs react-admin from npm into a folder outside the workspace and builds the list with the
 * same bundler as the portal.
 *
 * @param {string} folder empty, for packages and build
 * @returns {Promise<string | null>} folder of the built page; null when npm could not fetch the packages
 */
export async function buildReactAdmin(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: versions }),
  );
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runQuietly('npm', ['install', ...flags], { cwd: folder });
  if (code !== 0) {
    console.log(output.trim());
    return null;
  }
  cpSync(new URL('./app.jsx', import.meta.url), join(folder, 'app.jsx'));
  const built = join(folder, 'dist');
  await bundle(folder, built);
  writeFileSync(
    join(built, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Users</title>' +
      '<script defer src="/main.js"></script></head><body><div id="root"></div></body></html>',
  );
  return built;
}

function bundle(folder, path) {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: './app.jsx',
    output: { path },
    performance: { hints: false },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
}

const types = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

/**
 * Serves the built page, compressed ahead as the portal's files are, and pages of these people.
 *
 * @param {string} built folder of the page
 * @param {object[]} people as the portal's own list answers them, sorted by name
 */
export async function serveReactAdmin(built, people) {
  const files = new Map();
  const read = (name) => {
    const known = files.get(name) ?? brotliCompressSync(readFileSync(join(built, name)));
    files.set(name, known);
    return known;
  };
  read('main.js');
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const limit = Number(searchParams.get('limit'));
      const from = (Number(searchParams.get('pageNum')) - 1) * limit;
      response.setHeader('content-type', 'application/json');
      const items = people.slice(from, from + limit);
      response.end(JSON.stringify({ items, total: people.length }));
      return;
    }
    const name = pathname === '/main.js' ? 'main.js' : 'index.html';
    response.setHeader('content-type', types[extname(name)]);
    response.setHeader('content-encoding', 'br');
    response.end(read(name));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
