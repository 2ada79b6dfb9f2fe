import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { configOf } from './build-all.mjs';
import { folderOf, fullName, remoteNames } from './folders.mjs';

/**
 * Folder of a remote by its name, with or without the `mfe-` prefix, or by a path to it; throws with
 * the known names.
 */
export function folderOfRemote(name) {
  if (name?.includes('/') && existsSync(join(name, 'remote.json'))) return resolve(name);
  const folder = name ? folderOf(fullName(name)) : null;
  if (folder) return folder;
  throw new Error(`There is no remote "${name ?? ''}": ${remoteNames().join(', ')}.`);
}

/** The area of a portal that answers at an address; null when it has none of that name yet. */
export async function readArea(against, area) {
  const answer = await fetch(new URL('/registry', against)).catch(() => null);
  if (!answer?.ok) throw new Error(`No portal answers at ${against}.`);
  const { areas } = await answer.json();
  return areas.find((each) => each.area === area) ?? null;
}

/**
 * Builds one remote from source, keeps it built, serves its files from memory and sends changes to
 * open pages of the portal at `against`, which alone may read them.
 *
 * @param {{folder: string, port: number, against: string}} options
 * @returns resolves when the first build is served; rejects when the port is taken
 */
export async function startDevRemote({ folder, port, against }) {
  const portal = new URL(against);
  const config = await configOf(folder, 'development', port);
  // A page may ask for the update before the last, when edits follow each other at once.
  const compiler = rspack({ ...config, output: { ...config.output, clean: false } });
  const built = new Promise((done) => {
    compiler.hooks.done.tap('dev', (stats) => {
      const { time, errorsCount } = stats.toJson({ all: false, timings: true, errorsCount: true });
      console.log(`${errorsCount ? 'FAILED' : 'built '} ${(time / 1000).toFixed(1)} s`);
      if (errorsCount) console.error(stats.toString({ all: false, errors: true }));
      done();
    });
  });
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: true,
      allowedHosts: ['localhost', portal.hostname],
      headers: { 'access-control-allow-origin': portal.origin },
      static: false,
      client: false,
    },
    compiler,
  );
  await server.start();
  await built;
  return () => server.stop();
}
