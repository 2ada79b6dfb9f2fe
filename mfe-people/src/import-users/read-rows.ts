import { type ImportField, type ImportRow, mostInBatch } from '@jackfield/contract/api/batch';
import Papa from 'papaparse';

/** Columns of the grid, in the order of the template. */
export const importFields = [
  'firstName',
  'lastName',
  'email',
  'title',
  'extension',
  'role',
  'teams',
] as const satisfies readonly ImportField[];

/** Heads by which a column of a file is recognised, in small letters. */
const heads: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: ['first name', 'firstname', 'given name', 'first'],
  lastName: ['last name', 'lastname', 'family name', 'surname', 'last'],
  email: ['email', 'e-mail', 'email address', 'mail'],
  title: ['title', 'job title', 'position'],
  extension: ['extension', 'ext', 'ext.'],
  role: ['role'],
  teams: ['teams', 'team'],
};

/** What a file holds, with what could not be used of it. */
export interface ReadRows {
  readonly rows: readonly ImportRow[];
  /** Heads of columns that mean nothing here. */
  readonly leftOut: readonly string[];
  readonly missing: readonly ImportField[];
  /** The file has more rows than an import takes. */
  readonly isCut: boolean;
}

const emptyRow: ImportRow = {
  firstName: '',
  lastName: '',
  email: '',
  title: '',
  extension: '',
  role: '',
  teams: '',
};
const longestCell = 300;
/** More text than the rows of an import can have is not looked at. */
const longestText = 1_000_000;
const required: readonly ImportField[] = ['firstName', 'lastName', 'email'];

function fieldOf(head: string): ImportField | null {
  const text = head.trim().toLowerCase().replaceAll('_', ' ');
  return importFields.find((field) => heads[field].includes(text)) ?? null;
}

/** Which field each column is; by its head, or in the template's order where there are no heads. */
function columnsOf(first: readonly string[]): {
  fields: (ImportField | null)[];
  hasHeads: boolean;
} {
  const fields = first.map(fieldOf);
  const hasHeads = fields.some((field) => field !== null) && !first.some((c) => c.includes('@'));
  if (hasHeads) return { fields, hasHeads };
  return { fields: [...importFields], hasHeads };
}

/**
 * Reads rows out of CSV or of what a spreadsheet copies. No more lines are parsed than an import
 * takes, however long the text is.
 */
export function readRows(text: string): ReadRows {
  const { data } = Papa.parse<string[]>(text.slice(0, longestText).replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    preview: mostInBatch + 2,
  });
  const { fields, hasHeads } = columnsOf(data[0] ?? []);
  const lines = hasHeads ? data.slice(1) : data;
  const rows = lines.slice(0, mostInBatch).map((cells) => {
    const row = { ...emptyRow };
    for (const [at, field] of fields.entries()) {
      if (field) row[field] = (cells[at] ?? '').trim().slice(0, longestCell);
    }
    return row;
  });
  return {
    rows: rows.filter((row) => Object.values(row).some(Boolean)),
    leftOut: hasHeads ? (data[0] ?? []).filter((head) => head.trim() && !fieldOf(head)) : [],
    missing: hasHeads ? required.filter((field) => !fields.includes(field)) : [],
    isCut: lines.length > mostInBatch,
  };
}

/** Rows as a CSV file, safe from spreadsheet formulas; for the template and left-out rows. */
export function writeRows(titles: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse([[...titles], ...rows.map((row) => [...row])], {
    escapeFormulae: true,
    newline: '\r\n',
  });
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
