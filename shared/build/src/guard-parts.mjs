import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './folders.mjs';

/** A part that is shown, as the source says it: `<Part name="call-routing/ivr-panel/v1" ... />`. */
const shownPart = /\bname[=:]\s*["']([a-z0-9-]+\/[a-z0-9-]+\/v\d+)["']/g;

/** Parts that a source shows and `needs` does not name. */
export const unnamedParts = (source, needs) =>
  [...source.matchAll(shownPart)].map(([, name]) => name).filter((name) => !needs.includes(name));

/** Fails the build of a remote that shows a part which its remote.json does not name as needed. */
export class GuardPartsPlugin {
  constructor({ folder }) {
    this.folder = folder;
  }

  apply(compiler) {
    const description = join(this.folder, 'remote.json');
    compiler.hooks.compilation.tap('GuardParts', (compilation) => {
      compilation.hooks.finishModules.tap('GuardParts', (modules) => {
        const { needs = [] } = JSON.parse(readFileSync(description, 'utf8'));
        for (const module of modules) {
          const file = module.resource ?? '';
          if (!file.startsWith(root) || file.includes('node_modules')) continue;
          const source = String(module.originalSource()?.source() ?? '');
          compilation.errors.push(
            ...unnamedParts(source, needs).map(
              (name) =>
                new Error(
                  `${relative(root, file)} shows the part ${name}: name it in "needs" of remote.json.`,
                ),
            ),
          );
        }
      });
    });
  }
}
