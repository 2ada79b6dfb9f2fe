import type { UseCase } from '@jackfield/contract/api/compliance';
import { defineMessages, type Message } from '@jackfield/runtime';

const words = defineMessages('compliance.useCaseWords', {
  account: 'appointment reminder, visit, booking, bill, statement, payment, delay',
  care: 'question, answer, support, help, conversation, reply',
  charity: 'donation, fundraising',
  code: 'code, password, sign-in, login',
  college: 'college, university, student, campus',
  delivery: 'order, parcel, shipping, pickup',
  emergency: 'weather, evacuation, alarm',
  fraud: 'card, suspicious',
  marketing: 'offer, discount, sale, recall, newsletter',
  poll: 'survey, feedback, review, rating',
  school: 'school, parents, class, teacher',
  security: 'outage, breach, hacked',
});

/** Other words by which people look for a use case. */
export const useCaseWords: Partial<Record<UseCase, Message>> = {
  '2FA': words.code,
  AccountNotification: words.account,
  Charity: words.charity,
  CustomerCare: words.care,
  DeliveryNotification: words.delivery,
  Emergency: words.emergency,
  FraudAlert: words.fraud,
  HigherEducation: words.college,
  K12Education: words.school,
  Marketing: words.marketing,
  PollingVoting: words.poll,
  SecurityAlert: words.security,
};
