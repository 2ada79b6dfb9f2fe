/**
 * Files whose bytes were refused or did not come stay in the memory of the page under their
 * address, those too that it only was to have ready; and one that hangs is joined by the next
 * request for it. So whatever is loaded after a failure has an address of its own.
 */
const source = (require) => `
var load = ${require}.e, failures = 0;
['u', 'k'].forEach(function (name) {
  var file = ${require}[name];
  if (file) ${require}[name] = function (id) {
    return file(id) + (failures ? '?try=' + (failures + 1) : '');
  };
});
${require}.e = function (id) {
  return load(id).catch(function (error) {
    failures += 1;
    throw error;
  });
};`;

/** Gives every try to load a file after a failure another address. */
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
