/**
 * What documents say of the benches: tables between marks, and the column "measured" of the targets.
 *
 * @typedef {object} BenchResult as bench/lib/bench.mjs writes it
 * @property {string} command that makes the figures
 * @property {string} date day of the run
 * @property {string} commit of the code that was measured
 * @property {number} [cores] processors of the machine
 * @property {string} [carriedOver] where figures come from that no run of this form has made
 * @property {Record<string, string>} targets what was measured for a target, by its id
 * @property {Record<string, Record<string, string>[]>} tables rows by the name of the table
 */
const block = /^<!-- bench ([\w-]+)\/([\w-]+) -->\n[^]*?^<!-- \/bench -->$/gm;
const target = /^\| (P\d{1,2}|[A-Z]+-\d\d) \| (.*?) \| (.*?) \|(?:.*\|)?$/gm;

/**
 * The documents with the figures of these results.
 *
 * @param {Record<string, string>} documents texts by their path
 * @param {Record<string, BenchResult>} results by the name of the bench
 * @returns {{ documents: Record<string, string>, problems: string[] }} problems: marks without
 *   figures, and figures without marks
 */
export function withResults(documents, results) {
  const problems = [];
  const wanted = new Set(
    Object.entries(results).flatMap(([name, { tables }]) =>
      Object.keys(tables).map((table) => `${name}/${table}`),
    ),
  );
  const measured = measuredTargets(results);
  const fill = (path, text) =>
    text
      .replace(block, (before, name, table) => {
        const rows = results[name]?.tables[table];
        wanted.delete(`${name}/${table}`);
        if (rows?.length) return blockOf(`${name}/${table}`, rows, results[name]);
        problems.push(`${path} shows ${name}/${table}, but no bench has measured it.`);
        return before;
      })
      .replace(
        target,
        (_, id, what, goal) => `| ${id} | ${what} | ${goal} | ${measured.get(id) ?? '-'} |`,
      );
  const filled = Object.entries(documents).map(([path, text]) => [path, fill(path, text)]);
  for (const name of wanted) problems.push(`${name} was measured, but no document has its marks.`);
  return { documents: Object.fromEntries(filled), problems };
}

const blockOf = (name, rows, result) =>
  [`<!-- bench ${name} -->`, tableOf(rows), '', sourceOf(result), '<!-- /bench -->'].join('\n');

/** What was measured for each target, by its id; several benches may say something of one. */
function measuredTargets(results) {
  const all = Object.values(results).flatMap(({ targets }) => Object.entries(targets));
  const byId = Map.groupBy(all, ([id]) => id);
  return new Map([...byId].map(([id, said]) => [id, said.map(([, text]) => text).join('; ')]));
}

function tableOf(rows) {
  const columns = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? '-'))),
  ].join('\n');
}

function sourceOf({ command, date, commit, cores, carriedOver }) {
  if (carriedOver) return `\`${command}\`: ${carriedOver}`;
  return `\`${command}\`: ${date}, commit ${commit}, ${cores} cores.`;
}
