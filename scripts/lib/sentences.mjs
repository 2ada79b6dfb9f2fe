/** Files whose English no person of an account reads: those of tests, staff, operators, developers. */
const exceptions = [
  /\.test\.tsx?$|\/(sample|fake)-[\w-]+\.tsx?$|^shared\/(testing|build)\/|^shared\/kit\/src\/testing\//,
  /^shared\/contract\/src\/(contributions|parts|registry|remote)\.ts$/,
  /^shared\/contract\/src\/api\/(release|release-tag|staff)\.ts$/,
  // What is written to the US registry, which takes English only, and what it answers.
  /^server\/src\/campaign-registry\/(sandbox\/rules|telnyx\/bodies)\.ts$/,
  /^shared\/compliance\/src\/help\/|^shared\/compliance\/src\/campaign\/registry-texts\.ts$/,
  // What is shown when nothing else could be loaded.
  /^host\/src\/errors\/fallback\.ts$/,
  /^server\/src\/(backup|cli|hub|openapi|releases)\//,
  /^server\/src\/platform\/(observe|pglite|testing)\//,
  /\/config\.ts$/,
  /^server\/src\/(mail\/page|speech\/web-transcriber)\.ts$/,
  /^server\/src\/(app|start)\.ts$/,
];

/** Whether what a file says in English is none of its readers' concern. */
export const isException = (file) => exceptions.some((one) => one.test(file));

const comment = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const literal = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\``;
/** A pattern stands where a value begins; elsewhere a slash divides. */
const pattern = String.raw`(?<=[=(,:[!&|?{};]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/`;
const token = new RegExp(`${comment}|${literal}|${pattern}`, 'g');

/** Literals of a source file, and the code with blanks for what stands in them and in comments. */
function literalsOf(source) {
  const literals = [];
  const code = source.replaceAll(token, (found, at) => {
    if (/^['"`]/.test(found)) literals.push({ at, text: found.slice(1, -1) });
    return /^['"`]/.test(found)
      ? `${found[0]}${'_'.repeat(found.length - 2)}${found[0]}`
      : ' '.repeat(found.length);
  });
  return { literals, code };
}

/** Names of the calls in whose arguments a place is, the innermost first. */
function callsAround(code, at) {
  const calls = [];
  let open = 0;
  for (let before = at - 1; before >= 0; before -= 1) {
    const sign = code[before];
    if (sign === ')') open += 1;
    if (sign !== '(') continue;
    if (open === 0) calls.push(/[\w$.]*$/.exec(code.slice(0, before))[0]);
    else open -= 1;
  }
  return calls;
}

const refusing = /^(ApiError|invalidField|refusedField|duplicate|refuse)$/;
/** What is thrown for programmers and operators, and what goes into the log. */
const inside = /(Error|NumberRefused|^describe|\.(debug|info|warn|error|fatal))$/;
const saidMember = /\b(message|head|subject)\s*(:|=)[^,;{}=>]*$/;
/** What a text says itself, without the values in it. */
const ownWords = (text) => text.replaceAll(/\$\{[^}]*\}/g, '$');
const hasWords = (text) =>
  /\p{L}{2,}[^\p{L}]* \P{L}*\p{L}/u.test(text) && /\p{L}/u.test(ownWords(text));
const isSentence = (text) =>
  /^[\p{Lu}$][\s\S]* [\s\S]*[.?!]$/u.test(text) && /\p{L}/u.test(ownWords(text));

/**
 * Sentences that a file says itself instead of naming a message of a catalogue: what is
 * given as the message of a refusal, and whatever else reads as one.
 *
 * @param {string} source TypeScript
 * @returns {string[]} the sentences as they stand
 */
export function sentencesOf(source) {
  const { literals, code } = literalsOf(source);
  const said = literals.filter(({ at, text }) => {
    const calls = callsAround(code, at);
    if (calls[0] === 'defineMessages' || calls[0] === 'defineEndpoint') return false;
    if (hasWords(text) && calls.some((name) => refusing.test(name))) return true;
    if (hasWords(text) && saidMember.test(code.slice(0, at))) return true;
    return isSentence(text) && !calls.some((name) => inside.test(name));
  });
  return said.map(({ text }) => text);
}
