import {
  addCompanyNumber,
  addTeammateNumber,
  deleteCompanyNumber,
  deleteTeammateNumber,
  listCompanyNumbers,
  listTeammateNumbers,
  type NumberOwnerType,
  updateCompanyNumber,
  updateTeammateNumber,
} from '@jackfield/contract/api/number';

/** Whose numbers they are. */
export interface NumberOwner {
  readonly type: NumberOwnerType;
  readonly id: string;
  /** For titles and questions. */
  readonly name: string;
}

/** The calls about the numbers of each kind of owner. */
export const ownerCalls = {
  teammate: {
    list: listTeammateNumbers,
    add: addTeammateNumber,
    update: updateTeammateNumber,
    remove: deleteTeammateNumber,
  },
  company: {
    list: listCompanyNumbers,
    add: addCompanyNumber,
    update: updateCompanyNumber,
    remove: deleteCompanyNumber,
  },
} as const satisfies Record<NumberOwnerType, object>;
