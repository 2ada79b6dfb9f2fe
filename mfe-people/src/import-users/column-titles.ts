import { type ImportField, importFields } from '@jackfield/contract/api/batch';
import { type Message, t } from '@jackfield/runtime';
import { importMessages } from './messages.ts';

const titles: Readonly<Record<ImportField | 'id' | 'version', Message>> = {
  firstName: importMessages.firstName,
  lastName: importMessages.lastName,
  email: importMessages.email,
  title: importMessages.titleColumn,
  extension: importMessages.extension,
  role: importMessages.role,
  teams: importMessages.teams,
  id: importMessages.recordId,
  version: importMessages.recordVersion,
};

/** Title of a column of the grid and of the template. */
export const columnTitle = (field: keyof typeof titles): string => t(titles[field]);

/** Titles of all columns, in their order. */
export const columnTitles = (): string[] => importFields.map(columnTitle);
