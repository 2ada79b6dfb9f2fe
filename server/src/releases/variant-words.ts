import * as v from 'valibot';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
};

const reasonOf = (issue: v.BaseIssue<unknown>, known: readonly string[]): string => {
  if (issue.expected === 'never') {
    return known.length > 0
      ? `is no member of a variant; it has ${known.join(', ')}`
      : 'is not known here';
  }
  if (issue.input === undefined) return 'is missing';
  if (issue.expected === 'Object') return `must be an object, and is ${kindOf(issue.input)}`;
  if (issue.message.startsWith('must ')) return `${issue.message}, and is ${kindOf(issue.input)}`;
  return `is not valid: ${issue.message.replace(/\.$/, '')}`;
};

/**
 * What is wrong with a file, member by member: `remotes.billing must be the name of a remote, ...`.
 *
 * @param known members that the whole may have, for one that it does not know
 */
export function wordsOf(
  issues: readonly v.BaseIssue<unknown>[],
  known: readonly string[],
): string[] {
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    const isOnTop = !path.includes('.');
    const reason = reasonOf(issue, isOnTop ? known : []);
    return path === '' ? `the file ${reason}` : `${path} ${reason}`;
  });
}
