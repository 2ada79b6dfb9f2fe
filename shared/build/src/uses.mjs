import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { shapesOf } from '@jackfield/contract/fit';
import { declaresCalls, isOwnSource, root } from './folders.mjs';
import { providedNames, sharedRequests } from './shared-modules.mjs';
import { busEvents, liveEvents, readExportsLock, takenMembers, typesTaken } from './taken.mjs';

/**
 * Modules whose names are compared, because their version says too little: those of this workspace,
 * which a remote takes as a range, and those of which the host provides a part.
 */
const namedRequests = () =>
  sharedRequests().filter(
    (request) => request.startsWith('@jackfield/') || providedNames(request) !== null,
  );

const named = /\b(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const whole =
  /\b(import\s*(?:[\w$]+\s*,\s*)?|export\s*)\*\s*(?:as\s+([\w$]+)\s*)?from\s*["']([^"']+)["']/g;

/**
 * Names that a compiled source takes from modules, with the name that it has for each; null where it
 * names them as members, as of `v` in `import * as v`; `*` where it takes a module as a whole.
 *
 * @param {string} source JavaScript, types stripped
 * @param {readonly string[]} requests modules to look at
 * @returns {[request: string, name: string, local: string | null][]}
 */
export function takenNames(source, requests) {
  const names = [...source.matchAll(named)].flatMap(([, list, request]) =>
    list
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/))
      .filter(([name]) => name !== '' && !name.startsWith('type '))
      .map(([name, local = name]) => [request, name, local]),
  );
  const all = [...source.matchAll(whole)].flatMap(([, way, local, request]) => {
    const members = way.startsWith('import') ? takenMembers(source, local) : null;
    if (!members) return [[request, '*', null]];
    return members.map((chain) => [request, chain.split('.')[0], null]);
  });
  return [...names, ...all].filter(([request]) => requests.includes(request));
}

const sorted = (names) => [...new Set(names)].toSorted();

/** Modules that stand in the build, after what nobody uses has been left out. */
const usedModules = (compilation, runtime) =>
  [...compilation.modules]
    .filter(({ resource }) => resource)
    .flatMap((module) => {
      const used = compilation.moduleGraph.getUsedExports(module, runtime);
      return used === false ? [] : [{ module, file: module.resource, used }];
    });

const passedOn = /\bexport\s*\{[^}]*\}\s*from\b/;

/** What the build takes of each shared module whose names are compared, source by source. */
function takenBy(modules) {
  const requests = namedRequests();
  return modules
    .filter(({ file }) => isOwnSource(file))
    .flatMap(({ module, file }) => {
      const source = String(module.originalSource()?.source() ?? '');
      return takenNames(source, requests).map(([request, name, local]) => {
        if (name === '*') {
          throw new Error(
            `${relative(root, file)} takes ${request} as a whole: import what it uses by name.`,
          );
        }
        // What a source passes on, others use in their own way.
        const members =
          local === null || passedOn.test(source) ? null : takenMembers(source, local);
        return { request, name, members };
      });
    });
}

/** Names by shared module. */
function namesOf(taken) {
  const requests = namedRequests().filter((one) => taken.some(({ request }) => request === one));
  return Object.fromEntries(
    requests.map((one) => [
      one,
      sorted(taken.filter(({ request }) => request === one).map(({ name }) => name)),
    ]),
  );
}

/** Events that the build sends, hears or follows. */
function eventsOf(modules, taken) {
  const sources = modules
    .filter(({ file }) => isOwnSource(file))
    .map(({ module }) => String(module.originalSource()?.source() ?? ''));
  const names = taken.map(({ name }) => name);
  return {
    bus: sorted(sources.flatMap(busEvents)),
    live: sorted(sources.flatMap((source) => liveEvents(source, names))),
  };
}

/** Calls of the API that the build makes, as `GET /api/team/{id}`, with what they are made of. */
async function callsOf(modules) {
  const declared = modules.filter(({ file }) => declaresCalls(file));
  const calls = await Promise.all(
    declared.map(async ({ file, used }) => {
      const exported = await import(file.split('?')[0]);
      const names = used === true || used === null ? Object.keys(exported) : used;
      return names
        .map((name) => exported[name])
        .filter((value) => value?.method && value.path && value.id)
        .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, shapesOf(endpoint)]);
    }),
  );
  const byCall = new Map(calls.flat());
  return sorted(byCall.keys()).map((call) => [call, byCall.get(call)]);
}

/** Notes what a build takes from the host and which calls of the API it makes. */
export class UsesPlugin {
  #uses = new WeakMap();

  apply(compiler) {
    compiler.hooks.compilation.tap('Uses', (compilation) => {
      // Who uses what is known here, and modules are not put together yet.
      compilation.hooks.optimizeChunkModules.tapPromise('Uses', async () => {
        const [runtime] = compilation.entrypoints.keys();
        const modules = usedModules(compilation, runtime);
        const taken = takenBy(modules);
        const calls = await callsOf(modules);
        this.#uses.set(compilation, {
          names: namesOf(taken),
          calls: calls.map(([call]) => call),
          types: typesTaken(taken, readExportsLock().names),
          shapes: Object.fromEntries(calls),
          events: eventsOf(modules, taken),
        });
      });
    });
  }

  /** What was noted of a compilation. */
  of(compilation) {
    return this.#uses.get(compilation);
  }
}

const { resolve } = createRequire(join(root, 'host', 'package.json'));

/** Names that the host's build provides of each shared module whose names are compared. */
export class ProvidesPlugin {
  #names = new WeakMap();

  apply(compiler) {
    compiler.hooks.compilation.tap('Provides', (compilation) => {
      compilation.hooks.optimizeChunkModules.tap('Provides', () => {
        const modules = [...compilation.modules];
        const names = namedRequests().map((request) => {
          const own = providedNames(request);
          // By its file: which of several ways to ask for it came first is chance.
          const file = own ? null : resolve(request);
          const module = file && modules.find(({ resource }) => resource === file);
          const provided = own ?? (module && compilation.moduleGraph.getProvidedExports(module));
          if (!Array.isArray(provided)) throw new Error(`The names of ${request} are not known.`);
          return [request, sorted(provided)];
        });
        this.#names.set(compilation, Object.fromEntries(names));
      });
    });
  }

  /** What was noted of a compilation. */
  of(compilation) {
    return this.#names.get(compilation);
  }
}
