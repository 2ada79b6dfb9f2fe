import type { UseCase } from '@jackfield/contract/api/compliance';
import type { IndustryWords } from './industry-words.ts';

/** The parts of an example that belong to a use case. */
export interface UseCaseTexts {
  /** What people agree to get. */
  readonly kinds: string;
  readonly frequency: string;
  /** What the texts are for, behind "sends its people". */
  readonly purpose: (words: IndustryWords) => string;
  /** Texts behind the name of the brand, without the way to opt out. */
  readonly samples: (words: IndustryWords, site: string) => readonly string[];
}

const perMonth = 'About 4 messages a month.';
const varies = 'Message frequency varies.';

/** Texts of the 21 use cases (ENUM-08). */
export const useCaseTexts: Readonly<Record<UseCase, UseCaseTexts>> = {
  '2FA': {
    kinds: 'one-time security codes',
    frequency: 'One message per request.',
    purpose: () => 'one-time codes for signing in, so that nobody else can use their account',
    samples: () => [
      '[code] is your verification code. It expires in 10 minutes. Do not share it.',
      'your one-time passcode for changing your password is [code].',
      'use security code [code] to finish signing in. We never ask for it by phone.',
    ],
  },
  AccountNotification: {
    kinds: 'reminders and account notices',
    frequency: perMonth,
    purpose: ({ event, matter }) => `reminders of each ${event} and notices about their ${matter}`,
    samples: ({ event, matter }) => [
      `your ${event} is on [day] at [time]. Reply C to confirm.`,
      `a new statement about your ${matter} is ready. Nothing is due before [day].`,
      `thank you, we received your payment of [amount].`,
    ],
  },
  AgentsFranchises: {
    kinds: 'updates from our agents',
    frequency: perMonth,
    purpose: ({ question }) => `updates from the agent who looks after them, about ${question}`,
    samples: ({ event, question }) => [
      `[agent] here. Your ${event} is set for [day] at [time].`,
      `this is [agent]. I have an answer about ${question}. Can we talk at [time]?`,
      `[agent] from the [town] branch will meet you on [day].`,
    ],
  },
  CarrierExempt: {
    kinds: 'service notices',
    frequency: varies,
    purpose: ({ matter }) => `service notices about their ${matter}`,
    samples: ({ event, matter }) => [
      `your ${event} on [day] has been moved to [time].`,
      `our office is closed on [day]. Your ${matter} is not affected.`,
      `our service desk is open again from [time].`,
    ],
  },
  Charity: {
    kinds: 'fundraising and donation messages',
    frequency: 'About 2 messages a month.',
    purpose: () => 'news of fundraising drives and how to help, so that they can give or volunteer',
    samples: (_, site) => [
      `thank you for your gift. See what it did at ${site}/news. Donate again at ${site}/give.`,
      `our fundraiser is on [day] at [place]. Volunteers are welcome.`,
      `donations of winter coats are welcome until [day].`,
    ],
  },
  CustomerCare: {
    kinds: 'answers to your questions',
    frequency: varies,
    purpose: ({ question }) =>
      `answers to questions that they text or call about, such as ${question}`,
    samples: ({ question }) => [
      `we received your question about ${question} and will answer before 5 pm.`,
      `your request is done. Is there anything else we can help with?`,
      `thanks for waiting. [agent] is looking into ${question} now.`,
    ],
  },
  DeliveryNotification: {
    kinds: 'delivery updates',
    frequency: 'Two to four messages per order.',
    purpose: ({ goods }) => `the status of the delivery of their ${goods}`,
    samples: ({ goods }, site) => [
      `your ${goods} has shipped. Track it at ${site}/track.`,
      `your ${goods} is out for delivery and arrives between [time] and [time].`,
      `your ${goods} was delivered at [time].`,
    ],
  },
  Emergency: {
    kinds: 'emergency alerts',
    frequency: varies,
    purpose: () =>
      'warnings of dangers such as fire or severe weather, and word when it is safe again',
    samples: () => [
      'severe weather warning for [place] until [time]. Take shelter now.',
      'the emergency at [place] has ended. It is safe to return.',
      'evacuate [place] now and go to [meeting point]. This is an emergency.',
    ],
  },
  FraudAlert: {
    kinds: 'fraud alerts',
    frequency: varies,
    purpose: () => 'warnings when a payment looks like fraud, so that they can stop it',
    samples: () => [
      'did you spend [amount] at [shop]? Reply YES or NO.',
      'a suspicious charge of [amount] was declined. Reply 1 if it was yours.',
      'your card ending [digits] is blocked after unusual payments.',
    ],
  },
  HigherEducation: {
    kinds: 'campus notices and reminders',
    frequency: perMonth,
    purpose: () => 'notices about registration, campus closings and events',
    samples: () => [
      'registration for [term] classes closes on [day].',
      'campus is closed today because of weather. Classes meet online.',
      'your advising appointment is on [day] at [time].',
    ],
  },
  K12Education: {
    kinds: 'school notices and reminders',
    frequency: perMonth,
    purpose: () => 'notices about closings, buses and events of the school',
    samples: () => [
      'school opens two hours late today. Buses run two hours later.',
      'parent-teacher night is on [day] at [time].',
      'class photos of grade [number] are on [day].',
    ],
  },
  LowVolume: {
    kinds: 'reminders and answers to your questions',
    frequency: perMonth,
    purpose: ({ event, question }) => `reminders of each ${event} and answers about ${question}`,
    samples: ({ event, question }) => [
      `your ${event} is on [day] at [time]. Reply C to confirm.`,
      `we received your question about ${question} and will answer today.`,
      `we are closed on [day]. Your ${event} is not affected.`,
    ],
  },
  Marketing: {
    kinds: 'promotional offers',
    frequency: 'Up to 4 messages a month.',
    purpose: () => 'seasonal offers that they asked for',
    samples: ({ offer }, site) => [
      `${offer}! See ${site}/offers.`,
      `it has been a while. Come back in [month]: ${offer}. More at ${site}.`,
      `special offer for subscribers until [day]: ${offer}, at ${site}/offers.`,
    ],
  },
  Mixed: {
    kinds: 'reminders, updates and answers to your questions',
    frequency: perMonth,
    purpose: ({ event, matter }) =>
      `reminders of each ${event}, updates about their ${matter} and answers to their questions`,
    samples: ({ event, matter }) => [
      `your ${event} is on [day] at [time]. Reply C to confirm.`,
      `we received your question about your ${matter} and will answer today.`,
      `there is an update about your ${matter}. Please call us when you can.`,
    ],
  },
  Political: {
    kinds: 'campaign news and event notices',
    frequency: perMonth,
    purpose: () => 'news of the campaign, events and reminders to vote',
    samples: (_, site) => [
      `Election Day is on [day]. Find your polling place at ${site}/vote.`,
      `meet the candidate at [place] on [day] at [time].`,
      `early voting begins on [day].`,
    ],
  },
  PollingVoting: {
    kinds: 'short surveys',
    frequency: 'One or two messages per visit.',
    purpose: ({ event }) => `a survey of one or two questions after a ${event}`,
    samples: ({ event }) => [
      `how was your ${event} today? Reply 1 (poor) to 5 (great).`,
      'thank you for your rating. What could we do better?',
      'our yearly survey has two questions. Reply YES to begin.',
    ],
  },
  Proxy: {
    kinds: 'messages about your order from the other party',
    frequency: varies,
    purpose: ({ goods }) =>
      `messages between them and the person who brings their ${goods}, over a masked number, to arrange the meeting`,
    samples: () => [
      'your driver writes: I am at the gate, which door is it?',
      'your visitor writes: running 10 minutes late.',
      'message from your host: the key is at the front desk.',
    ],
  },
  PublicServiceAnnouncement: {
    kinds: 'public service notices',
    frequency: varies,
    purpose: () => 'information about safety and services in their area',
    samples: () => [
      'a heat advisory begins on [day]. Drink water and look after neighbors.',
      'the [street] line is out until [time]. Crews are working on it.',
      'free flu shots are given at [place] on [day].',
    ],
  },
  SecurityAlert: {
    kinds: 'security alerts',
    frequency: varies,
    purpose: () => 'alerts when a new device signs in or a password changes, so that they can act',
    samples: () => [
      'a new sign-in from [place]. Not you? Change your password now.',
      'your password was changed at [time]. If this was not you, contact us.',
      'a new device was added to your account on [day].',
    ],
  },
  Social: {
    kinds: 'community notices',
    frequency: varies,
    purpose: () => 'notices of the community that they joined, such as replies and events',
    samples: () => [
      '[name] replied to you in the group [group].',
      'the next meeting of [group] is on [day] at [time].',
      'you were invited to [group]. Reply YES to join.',
    ],
  },
  Sweepstake: {
    kinds: 'sweepstakes notices',
    frequency: 'About 3 messages per drawing.',
    purpose: () =>
      'notices about the drawing that they entered: entry, deadline and winner. No purchase is necessary',
    samples: (_, site) => [
      `you are entered in our sweepstakes. No purchase necessary. Rules: ${site}/rules.`,
      'entries for the sweepstakes close on [day]. No purchase necessary.',
      'the winner of the drawing is named on [day].',
    ],
  },
};
