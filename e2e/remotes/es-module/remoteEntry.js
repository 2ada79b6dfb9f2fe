// The host loads this file as a script, where import and export are no syntax: the container is a
// variable, named after the area, and brings the module by import().
// oxlint-disable-next-line no-unused-vars -- the host reads it by its name
var jackfield_es_module = (() => {
  const here = document.currentScript.src;
  return {
    // It takes no module from the host.
    init() {},
    async get() {
      const area = await import(new URL('area.js', here));
      return () => area;
    },
  };
})();
