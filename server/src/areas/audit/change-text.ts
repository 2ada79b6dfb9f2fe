import type { AuditEntry } from '@jackfield/contract/api/audit';

type Told = Pick<AuditEntry, 'before' | 'after' | 'names'>;

const secret = 'changed';

function valueText(value: unknown, names: Told['names'] = {}): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'string') return names[value]?.name ?? value;
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((inner) => valueText(inner, names))
    : Object.entries(value).map(([name, inner]) => `${name} ${valueText(inner, names)}`);
  return parts.length === 0 ? 'none' : `(${parts.join(', ')})`;
}

/** What an entry changed, on one line of a file: `title: Lead → Clerk; extension: 101 → 102`. */
export function changeText({ before, after, names }: Told): string {
  const members = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return members
    .map((member) => {
      const [from, to] = [before?.[member], after?.[member]];
      if (to === secret) return `${member}: changed`;
      if (before === null) return `${member}: ${valueText(to, names)}`;
      if (after === null) return `${member}: ${valueText(from, names)}`;
      return `${member}: ${valueText(from, names)} → ${valueText(to, names)}`;
    })
    .join('; ');
}
