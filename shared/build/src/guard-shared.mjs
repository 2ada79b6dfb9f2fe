import { relative } from 'node:path';
import { providedFolders, root } from './folders.mjs';
import { partlyProvided, providedNames } from './shared-modules.mjs';
import { takenNames } from './uses.mjs';

const forbidden = [
  [/node_modules\/(antd|@ant-design|@rc-component|rc-[a-z-]+)\//, 'the component library'],
  [
    // A folder of a package lies below its `src`.
    new RegExp(
      `(shared|@jackfield)/(${providedFolders()
        .join('|')
        .replaceAll(/(^|\|)(\w+)/g, '$1$2/src')})/`,
    ),
    'what the host provides of kit, lists and records',
  ],
  [
    /node_modules\/(react|react-dom|react-router|react-hook-form|jotai|@tanstack\/((react-)?query(-core)?|(react-)?virtual(-core)?))\//,
    'a shared dependency',
  ],
  [/(shared|@jackfield)\/runtime\/src\//, 'the runtime'],
];

/** Names that a compiled source takes from modules of which the host provides others. */
export const missingNames = (source) =>
  takenNames(source, partlyProvided).filter(
    ([request, name]) => !providedNames(request).includes(name),
  );

function missingParts(module, file) {
  if (!file.startsWith(root) || file.includes('node_modules')) return [];
  return missingNames(String(module.originalSource()?.source() ?? '')).map(
    ([request, name]) =>
      new Error(
        `${relative(root, file)} imports ${name} from ${request}, which the host does not provide. ` +
          `host/src/shared/${request}.ts lists what it does.`,
      ),
  );
}

function bundledTwice(file, what, issuer) {
  return new Error(
    `${relative(root, file)} would bundle ${what} into the remote` +
      `${issuer ? `, imported by ${relative(root, issuer)}` : ''}. ` +
      'Import it by its package name (for example @jackfield/kit/ui/core); the host provides it.',
  );
}

/** Fails the build of a remote that bundles what the host provides, or takes what it does not. */
export class GuardSharedPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('GuardShared', (compilation) => {
      compilation.hooks.finishModules.tap('GuardShared', (modules) => {
        const seen = new Set();
        for (const module of modules) {
          const file = module.resource ?? '';
          compilation.errors.push(...missingParts(module, file));
          const [, what] = forbidden.find(([pattern]) => pattern.test(file)) ?? [];
          if (!what || seen.has(what)) continue;
          seen.add(what);
          const issuer = compilation.moduleGraph.getIssuer(module)?.resource;
          compilation.errors.push(bundledTwice(file, what, issuer));
        }
      });
    });
  }
}
