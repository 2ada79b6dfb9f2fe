/** The value at a path as `contact.email` or `sampleMessages.1`. */
function valueAt(subject: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], subject);
}

/** The text at a path, empty where none was chosen; null for a tick. */
export function textAt(subject: object, path: string): string | null {
  const value = valueAt(subject, path) ?? '';
  return typeof value === 'string' ? value : null;
}

function replaced(value: unknown, names: readonly string[], next: unknown): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return next;
  if (Array.isArray(value)) {
    const at = Number(name);
    return [...value.slice(0, at), replaced(value[at], rest, next), ...value.slice(at + 1)];
  }
  const members = value as Record<string, unknown>;
  return { ...members, [name]: replaced(members[name], rest, next) };
}

/** A copy of what is checked, with another value at a path. */
export const withField = <Subject extends object>(
  subject: Subject,
  path: string,
  value: string | boolean,
): Subject => replaced(subject, path.split('.'), value) as Subject;
