/** The packages of the SDK are installed below it, where a project's own imports do not look. */
const packagesOfSdk = {
  name: 'jackfield-packages',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const isOfSdk = source.startsWith('@jackfield/') && !importer?.startsWith(import.meta.dirname);
    return isOfSdk
      ? this.resolve(source, import.meta.filename, { ...options, skipSelf: true })
      : null;
  },
};

/** Tests of a project: beside its sources, with a window, and with the packages of the SDK. */
export default {
  plugins: [packagesOfSdk],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Their styles are files that Node alone can't load.
    server: { deps: { inline: [/@jackfield/] } },
  },
};
