import { defineMessages } from '@jackfield/runtime';

export const historyButtonMessages = defineMessages('kit.historyButton', { history: 'History' });
