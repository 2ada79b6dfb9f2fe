/** Longest text of the long format, for example in table cells (CONST-03). */
export const longFormatLimit = 15;
/** Longest text before 'Read more' (CONST-04). */
export const readMoreLimit = 200;

/** Cuts a longer text at the limit and ends it in '...' (OP-133). Characters, not code units. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}...` : text;
}
