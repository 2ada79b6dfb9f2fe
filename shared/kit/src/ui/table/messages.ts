import { defineMessages } from '@jackfield/runtime';

export const tableMessages = defineMessages('kit.table', {
  select: 'Select',
  selectAll: 'Select all on this page',
  selectRow: 'Select {name}',
  rowMenu: 'Actions for {name}',
  range: '{first}–{last} of {total}',
  none: '0 of 0',
  rowsPerPage: 'Rows per page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
});
