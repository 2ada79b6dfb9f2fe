/** A text with a sentence behind it. */
export function added(text: string, sentence: string): string {
  const before = text.trimEnd();
  if (before === '') return sentence;
  return /[.!?:;,"”)]$/.test(before) ? `${before} ${sentence}` : `${before}. ${sentence}`;
}
