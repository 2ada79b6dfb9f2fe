import type { UseCase } from '@jackfield/contract/api/compliance';
import { defineMessages, type Message } from '@jackfield/runtime';

const texts = defineMessages('compliance.useCase', {
  '2FA': 'One-time passcodes and other sign-in verification messages.',
  AccountNotification: 'Notices about the status of a customer’s account.',
  CustomerCare: 'Support and account management conversations.',
  DeliveryNotification: 'Status of the delivery of a product or service.',
  FraudAlert: 'Warnings about possible fraud on an account.',
  HigherEducation: 'Messages of colleges and universities to students and staff.',
  LowVolume: 'Several use cases with a small number of messages.',
  Marketing: 'Promotions and sales messages.',
  Mixed: 'Several use cases in one campaign.',
  PollingVoting: 'Surveys and votes that are not political.',
  PublicServiceAnnouncement: 'Information to raise public awareness.',
  SecurityAlert: 'Notices that a system may be compromised and action is needed.',
  AgentsFranchises: 'Messages of agents, franchises or local branches of one brand.',
  CarrierExempt: 'Use exempted by the carriers.',
  Charity: 'Messages of registered charities, including donation requests.',
  Emergency: 'Alerts of public safety bodies in emergencies.',
  Political: 'Messages of political campaigns and organisations.',
  Proxy: 'Person-to-person messages over a masked number.',
  Social: 'Messages between members of a community or social network.',
  Sweepstake: 'Sweepstakes and prize draws.',
  K12Education: 'Messages of schools up to grade 12 to parents, students and staff.',
});

/** What each use case is for (ENUM-08, annex I). */
export const useCaseTexts: Readonly<Record<UseCase, Message>> = texts;
