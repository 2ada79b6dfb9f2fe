import { defineMessages } from '@jackfield/runtime';

export const addressMessages = defineMessages('records.activityAddress', { activity: 'Activity' });
