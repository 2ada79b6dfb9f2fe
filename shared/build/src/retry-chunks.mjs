/**
 * A chunk whose bytes were refused stays in the memory of the page under its address, and one that
 * hangs is joined by the next request for it. So each try after a failure has an address of its own.
 */
const source = (require) => `
var file = ${require}.u, load = ${require}.e, tries = {};
${require}.u = function (id) { return file(id) + (tries[id] ? '?try=' + tries[id] : ''); };
${require}.e = function (id) {
  return load(id).catch(function (error) {
    tries[id] = (tries[id] || 1) + 1;
    throw error;
  });
};`;

/** Gives every further try to load a chunk another address. */
export class RetryChunksPlugin {
  apply(compiler) {
    const { RuntimeModule, RuntimeGlobals } = compiler.rspack;
    class RetryChunks extends RuntimeModule {
      constructor() {
        super('retry chunks', RuntimeModule.STAGE_TRIGGER);
      }
      generate() {
        return source(RuntimeGlobals.require);
      }
    }
    compiler.hooks.compilation.tap('RetryChunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryChunks', (chunk, wanted) => {
        wanted.add(RuntimeGlobals.getChunkScriptFilename);
        wanted.add(RuntimeGlobals.ensureChunk);
        compilation.addRuntimeModule(chunk, new RetryChunks());
      });
    });
  }
}
