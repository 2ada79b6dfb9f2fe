import { allTexts, takesOthers } from '../../../scripts/lib/texts.mjs';

const known = new Map<string, Map<string, string>>();

/** Texts of the workspace; looked for once, and only when a variant has words of its own. */
function textsOf(root: string): Map<string, string> {
  const found = known.get(root) ?? allTexts(root);
  known.set(root, found);
  return found;
}

/**
 * What is wrong with a variant's own words, in words: ids that no page says, words of the server,
 * which all variants share, and texts that take other values than the ones they replace.
 */
export function textProblems(
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  root: string,
): string[] {
  return Object.entries(texts).flatMap(([tag, own]) => {
    if (Object.keys(own).length === 0) return [];
    const english = textsOf(root);
    const ids = Object.keys(own);
    const unknown = ids.filter((id) => !english.has(id));
    const broken = Object.entries(own).flatMap(([id, text]) => {
      const replaced = english.get(id);
      return replaced !== undefined && takesOthers(replaced, text) ? [id] : [];
    });
    const ofServer = ids.filter((id) => id.startsWith('server.'));
    return [
      ...unknown.map((id) => `texts.${tag}: no page says ${id}; pnpm texts lists every id`),
      ...ofServer
        .filter((id) => english.has(id))
        .map((id) => `texts.${tag}: ${id} is said by the server, for all variants alike`),
      ...broken.map((id) => `texts.${tag}: ${id} must take the values of "${english.get(id)}"`),
    ];
  });
}
