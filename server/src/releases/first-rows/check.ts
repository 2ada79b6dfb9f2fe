import { firstRowsLimit, type ReleaseManifest } from '@jackfield/contract';
import * as v from 'valibot';
import { refuse } from '../refusal.ts';
import { createPainter } from './painter.ts';

const patternsSchema = v.array(v.string());

/** Loads a script as the portal would; answers the patterns that it names. */
async function patternsOf(source: string): Promise<string[]> {
  const painter = createPainter();
  try {
    const text = await painter.run({ key: 'arriving', source }, { work: 'patterns' });
    return v.parse(patternsSchema, JSON.parse(text));
  } finally {
    painter.close();
  }
}

/**
 * Whether a sheet could leave its style element, or the comments around what a page has of one
 * person. A `<` alone stands in media queries.
 */
export const endsElement = (style: string): boolean => /<[/!]/.test(style);

/** Refuses first rows whose script does not run by itself, is too large or names other pages. */
export async function checkFirstRows(
  { firstRows }: ReleaseManifest,
  read: (file: string) => Promise<Buffer | null>,
): Promise<void> {
  if (!firstRows) return;
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
  const found = await patternsOf(script.toString()).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse('ROWS', `first-rows.js does not run: ${reason}.`);
  });
  const isSame = found.toSorted().join(' ') === firstRows.patterns.toSorted().join(' ');
  if (!isSame) throw refuse('ROWS', 'first-rows.js paints other pages than remote.json says.');
}
