import { common, defineMessages } from '@jackfield/runtime';

export const recordFormMessages = defineMessages('records.form', {
  somebody: common.somebody,
  show: common.show,
});
