import { roleNames } from '@jackfield/records/role-names';
import { common, type Message } from '@jackfield/runtime';
import type { Column } from './role-matrix.ts';

/** What each column is called. */
export const columnLabels: Readonly<Record<Column, Message>> = {
  owner: common.owner,
  admin: common.admin,
  ...roleNames,
  standard: common.standard,
};
