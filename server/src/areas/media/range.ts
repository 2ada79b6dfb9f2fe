/** Part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a Range header asks for; null for the whole file, which is also the answer to
 * several ranges and to headers of another shape (RFC 9110, 14.2); 'unsatisfiable' when it starts
 * behind the end.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (match === null) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    if (Number(to) === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - Number(to)), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
