import { defineMessages } from '@jackfield/runtime';

export const addressMessages = defineMessages('kit.activityAddress', { activity: 'Activity' });
