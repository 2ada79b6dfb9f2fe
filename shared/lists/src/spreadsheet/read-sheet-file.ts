import Papa from 'papaparse';
import { readTextFile } from '../csv-export/public.ts';

/** First bytes of a ZIP, which .xlsx is. */
const zip = 'PK\u0003\u0004';
/** First bytes of what is no text: a .xls of old, a PDF. */
const noText = ['ÐÏ\u0011à', '%PDF'];

const two = (part: number) => String(part).padStart(2, '0');

function cellText(value: unknown): string {
  if (!(value instanceof Date)) return value === null ? '' : String(value);
  const day = value.toISOString().slice(0, 10);
  const [hours, minutes] = [value.getUTCHours(), value.getUTCMinutes()];
  return hours + minutes === 0 ? day : `${day} ${two(hours)}:${two(minutes)}`;
}

/** The sheet with the most rows: templates have one of instructions before it. */
async function readWorkbook(file: Blob): Promise<string> {
  // Few people need it, and it is as large as a page.
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(file);
  const [longest] = sheets.toSorted((one, other) => other.data.length - one.data.length);
  const rows = (longest?.data ?? []).map((row) => row.map(cellText));
  return Papa.unparse(rows, { delimiter: '\t' });
}

/**
 * Text of a chosen table: a text file, or an Excel workbook, which comes as rows with tabs. Rejects
 * for what is neither, such as .xls.
 */
export async function readSheetFile(file: Blob): Promise<string> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4).arrayBuffer());
  if (start === zip) return readWorkbook(file);
  if (noText.includes(start)) throw new Error('The file is neither a text nor an Excel workbook.');
  return readTextFile(file);
}
