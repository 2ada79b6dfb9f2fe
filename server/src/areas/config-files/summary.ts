import type { ConfigPlan, FileChange } from '@jackfield/contract/api/config-file';
import { t } from '@jackfield/texts';
import { summaryTexts } from './texts.ts';

type Told = Pick<ConfigPlan, 'refusals' | 'changes' | 'findings' | 'callers' | 'impact'>;

/** Text of somebody as Markdown shows it, on one line. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/([\\`*_[\]<>|])/g, '\\$1');

function changeLines({ kind, key, name, what, members }: FileChange): string[] {
  const nothing = t(summaryTexts.nothing);
  return [
    `- **${plain(name)}** (\`${kind}/${key}\`) ${t(summaryTexts[what])}`,
    ...members.map(({ member, before, after }) => {
      const values = { before: plain(before ?? nothing), after: plain(after ?? nothing) };
      return `  - ${t(summaryTexts.member, { member, ...values })}`;
    }),
  ];
}

const section = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `### ${head}`, '', ...lines];

/** A plan as Markdown, for the summary of a job and for terminals. */
export function summaryOf({ refusals, changes, findings, callers, impact }: Told): string {
  if (refusals.length > 0) {
    const lines = refusals.map(
      ({ path, line, column, message }) => `- \`${path}:${line}:${column}\` ${plain(message)}`,
    );
    return [`## ${t(summaryTexts.refused, { count: refusals.length })}`, '', ...lines, ''].join(
      '\n',
    );
  }
  if (changes.length === 0) return `## ${t(summaryTexts.none)}\n`;
  const who =
    callers.length > 0 ? callers.map((line) => `- ${plain(line)}`) : [t(summaryTexts.nobody)];
  return [
    `## ${t(summaryTexts.changes, { count: changes.length })}`,
    ...section(t(summaryTexts.callers), impact === null ? [] : who),
    ...section(
      t(summaryTexts.findings),
      findings.map(({ message }) => `- ${plain(message)}`),
    ),
    '',
    ...changes.flatMap(changeLines),
    '',
  ].join('\n');
}
