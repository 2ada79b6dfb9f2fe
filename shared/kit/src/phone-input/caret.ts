const isDigit = (char: string) => /\d/.test(char);

/** How many digits stand before a place of a text. */
export function digitsBefore(text: string, place: number): number {
  return text.slice(0, place).replaceAll(/\D/g, '').length;
}

/** The place behind so many digits, and behind the signs that follow them where `isEnd`. */
export function placeAfter(text: string, digits: number, isEnd: boolean): number {
  if (isEnd) return text.length;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (isDigit(text[place] ?? '')) seen += 1;
  }
  return text.length;
}

/**
 * The text without the digit before a place: what a person means who deletes a sign of the mask,
 * such as the bracket behind an area code.
 */
export function withoutDigitBefore(text: string, place: number): string {
  let at = place - 1;
  while (at >= 0 && !isDigit(text[at] ?? '')) at -= 1;
  return at < 0 ? text : text.slice(0, at) + text.slice(at + 1);
}
