import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { declaresCalls, isOwnSource, root } from './folders.mjs';
import { providedNames, sharedRequests } from './shared-modules.mjs';

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
  /\b(?:import\s*(?:[\w$]+\s*,\s*)?|export\s*)\*\s*(?:as\s+[\w$]+\s*)?from\s*["']([^"']+)["']/g;

/**
 * Names that a compiled source takes from modules; `*` where it takes a module as a whole.
 *
 * @param {string} source JavaScript, types stripped
 * @param {readonly string[]} requests modules to look at
 * @returns {[request: string, name: string][]}
 */
export function takenNames(source, requests) {
  const names = [...source.matchAll(named)].flatMap(([, list, request]) =>
    list
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/)[0])
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => [request, name]),
  );
  const all = [...source.matchAll(whole)].map(([, request]) => [request, '*']);
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

/** Names that the build takes of each shared module whose names are compared. */
function namesOf(modules) {
  const requests = namedRequests();
  const taken = new Map();
  for (const { module, file } of modules.filter((each) => isOwnSource(each.file))) {
    const source = String(module.originalSource()?.source() ?? '');
    for (const [request, name] of takenNames(source, requests)) {
      if (name === '*') {
        throw new Error(
          `${relative(root, file)} takes ${request} as a whole: import what it uses by name.`,
        );
      }
      taken.set(request, [...(taken.get(request) ?? []), name]);
    }
  }
  return Object.fromEntries(
    requests
      .filter((request) => taken.has(request))
      .map((request) => [request, sorted(taken.get(request))]),
  );
}

/** Calls of the API that the build makes, as `GET /api/team/{id}`. */
async function callsOf(modules) {
  const declared = modules.filter(({ file }) => declaresCalls(file));
  const calls = await Promise.all(
    declared.map(async ({ file, used }) => {
      const exported = await import(file);
      const names = used === true || used === null ? Object.keys(exported) : used;
      return names
        .map((name) => exported[name])
        .filter((value) => value?.method && value.path && value.id)
        .map(({ method, path }) => `${method} ${path}`);
    }),
  );
  return sorted(calls.flat());
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
        const uses = { names: namesOf(modules), calls: await callsOf(modules) };
        this.#uses.set(compilation, uses);
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
