import type { ImportField } from '@jackfield/contract/api/batch';
import { t } from '@jackfield/runtime';
import { importMessages } from './messages.ts';
import { importFields } from './read-rows.ts';

/** Title of a column of the grid and of the template. */
export function columnTitle(field: ImportField): string {
  return t(importMessages[field === 'title' ? 'titleColumn' : field]);
}

/** Titles of all columns, in their order. */
export const columnTitles = (): string[] => importFields.map(columnTitle);
