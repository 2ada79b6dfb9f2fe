import { firstRowsLimit, type ReleaseManifest } from '@jackfield/contract';
import * as v from 'valibot';
import { refuse } from '../refusal.ts';
import { createPainter, LateError } from './painter.ts';

const patternsSchema = v.array(v.string());

/** Whether the patterns that a script answers are those of its version. */
export function namesPages(answered: string, patterns: readonly string[]): boolean {
  const found = v.parse(patternsSchema, JSON.parse(answered));
  return found.toSorted().join(' ') === patterns.toSorted().join(' ');
}

/**
 * Whether a sheet could leave its style element, or the comments around what a page has of one
 * person. A `<` alone stands in media queries.
 */
export const endsElement = (style: string): boolean => /<[/!]/.test(style);

/** Loads a script as the portal would; null where the machine was too busy to find out. */
async function isSound(
  source: string,
  patterns: readonly string[],
  openPainter: typeof createPainter,
): Promise<boolean | null> {
  const painter = openPainter();
  try {
    return namesPages(
      await painter.run({ key: 'arriving', source }, { work: 'patterns' }),
      patterns,
    );
  } catch (error) {
    if (error instanceof LateError) return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse('ROWS', `first-rows.js does not run: ${reason}.`);
  } finally {
    await painter.close();
  }
}

/**
 * Refuses first rows whose script does not run by itself, is too large or names other pages.
 *
 * @returns false where the script could not be judged for want of the processor: such a version
 *   paints nothing until a page has judged it
 */
export async function checkFirstRows(
  { firstRows }: ReleaseManifest,
  read: (file: string) => Promise<Buffer | null>,
  openPainter = createPainter,
): Promise<boolean> {
  if (!firstRows) return true;
  const [script, style] = await Promise.all([read('first-rows.js'), read('first-rows.css')]);
  if (!script || !style) {
    throw refuse('ROWS', 'The release lacks first-rows.js or first-rows.css.');
  }
  if (Math.max(script.length, style.length) > firstRowsLimit) {
    throw refuse('ROWS', `First rows have at most ${firstRowsLimit} bytes of script and of style.`);
  }
  if (endsElement(style.toString())) {
    throw refuse('ROWS', 'first-rows.css may not hold "</" or "<!".');
  }
  const found = await isSound(script.toString(), firstRows.patterns, openPainter);
  if (found === false)
    throw refuse('ROWS', 'first-rows.js paints other pages than remote.json says.');
  return found !== null;
}
