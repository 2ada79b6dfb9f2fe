import { relative } from 'node:path';
import { root } from './folders.mjs';

const forbidden = [
  [/node_modules\/(antd|@ant-design|@rc-component|rc-[a-z-]+)\//, 'the component library'],
  [/shared\/kit\/src\/ui\//, 'a component group of the kit'],
  [
    /node_modules\/(react|react-dom|react-router|jotai|@tanstack\/(react-)?query(-core)?)\//,
    'a shared dependency',
  ],
  [/shared\/runtime\/src\//, 'the runtime'],
];

/** Fails the build of a remote that bundles what the host provides. */
export class GuardSharedPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('GuardShared', (compilation) => {
      compilation.hooks.finishModules.tap('GuardShared', (modules) => {
        const seen = new Set();
        for (const module of modules) {
          const file = module.resource ?? '';
          const match = forbidden.find(([pattern]) => pattern.test(file));
          if (!match || seen.has(match[1])) continue;
          seen.add(match[1]);
          const issuer = compilation.moduleGraph.getIssuer(module)?.resource;
          compilation.errors.push(
            new Error(
              `${relative(root, file)} would bundle ${match[1]} into the remote` +
                `${issuer ? `, imported by ${relative(root, issuer)}` : ''}. ` +
                'Import it by its package name (for example @jackfield/kit/ui/core); the host provides it.',
            ),
          );
        }
      });
    });
  }
}
