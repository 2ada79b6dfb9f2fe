/** `defineEndpoint` as browsers take it: the ids in a path are checked by servers alone. */
const lean = `export function defineEndpoint(line, declared) {
  const [method, path] = line.split(' ');
  const status = declared.answer || declared.file ? 200 : 204;
  return { status, ...declared, method, path };
}`;

/** The module of the contract that declares calls, for browsers. */
export default function leanEndpoint() {
  return lean;
}
