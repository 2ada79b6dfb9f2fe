const areas =
  'SHELL|AUTH|ROLE|ONB|RT|NUM|ROUTE|IVR|MEDIA|PPL|TEAM|DEV|SET|LIDB|BILL|CRED|COMP|API|ENT|ENUM|VAL|ERR|CONST';

/** How documents define ids: headings of the specification, rows of requirements and targets. */
const definitions = [
  /^### (OP-\d+) /gm,
  /^## ([A-J]\d?) /gm,
  new RegExp(`^\\| ((?:${areas})-\\d{2,3}) \\|`, 'gm'),
  /^\| (P\d{1,2}) \|/gm,
];

/** How texts name ids: alone, behind the word annex, in brackets, in front of a title; in lists too. */
const references = [
  /\bOP-\d+\b/g,
  new RegExp(`\\b(?:${areas})-\\d{2,3}\\b`, 'g'),
  /(?<=\b[Aa]nnex(?:es)? (?:[A-J]\d?(?:, | and | to ))*)[A-J]\d?\b/g,
  /(?<=[[(](?:[A-Z]+-?\d+(?:, | and ))*)[A-JP]\d{1,2}(?=[\]),]| and )/g,
  /(?<=['`"](?:[A-Z]+-\d+ )*)[A-J]\d(?= [a-z])/g,
];

/** What names a document that only its writers have. */
const outside = [
  /\b(?:checks?|habits?) \d+/gi,
  /\b(?:ui|ui-[a-z]+|quality)\.md\b/g,
  /\b(?:(?:architecture|specification),? section|open[- ]points|portal-specification)\b/gi,
  /\bscreens? \d\d\b|\bfindings\//gi,
];

const documents = /(?<![\w/-])docs\/[\w/-]+\.md\b/g;

/** @returns the ids that the documents with these texts define */
export function idsIn(texts) {
  return new Set(
    texts.flatMap((text) =>
      definitions.flatMap((one) => [...text.matchAll(one)].map((match) => match[1])),
    ),
  );
}

/**
 * What a text cites and nobody finds.
 *
 * @param {string} text a source file or a document
 * @param {{ has(id: string): boolean }} ids that documents define
 * @param {(path: string) => boolean} exists whether the repository has that document
 * @returns {{ line: number, cited: string }[]} from top to bottom
 */
export function lostCitations(text, ids, exists) {
  const { joined, lineAt } = joinedLines(text);
  const matches = (patterns) => patterns.flatMap((one) => [...joined.matchAll(one)]);
  return [
    ...matches(references).filter(([id]) => !ids.has(id)),
    ...matches([documents]).filter(([path]) => !exists(path)),
    ...matches(outside),
  ]
    .map((match) => ({ line: lineAt(match.index), cited: match[0] }))
    .sort((one, other) => one.line - other.line);
}

/** Lines as one, without the marks of comments, because a citation may wrap. */
function joinedLines(text) {
  const starts = [];
  let joined = '';
  for (const line of text.split('\n')) {
    starts.push(joined.length);
    joined += `${line.replace(/^\s*(?:\/\*\*?|\*\/?|\/\/|--|#)?\s*/, '')} `;
  }
  return { joined, lineAt: (index) => starts.findLastIndex((start) => start <= index) + 1 };
}
