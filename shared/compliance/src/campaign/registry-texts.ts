import type { CampaignBrand } from '../subjects.ts';
import { hostOf } from '../text/links.ts';

/** What people get, as the opt-in text says it for a use case. */
const kindsOfUse: Readonly<Record<string, string>> = {
  '2FA': 'one-time security codes',
  AccountNotification: 'account notices and reminders',
  AgentsFranchises: 'updates from our agents',
  CarrierExempt: 'service notices',
  Charity: 'fundraising and donation messages',
  CustomerCare: 'answers to your questions',
  DeliveryNotification: 'delivery updates',
  Emergency: 'emergency alerts',
  FraudAlert: 'fraud alerts',
  HigherEducation: 'campus notices and reminders',
  K12Education: 'school notices and reminders',
  Marketing: 'promotional offers',
  Political: 'campaign news and event notices',
  PollingVoting: 'short surveys',
  Proxy: 'messages about your order from the other party',
  PublicServiceAnnouncement: 'public service notices',
  SecurityAlert: 'security alerts',
  Social: 'community notices',
  Sweepstake: 'sweepstakes notices',
};

/**
 * Sentences that are written into an application. They are English in every language of the portal,
 * because the registry takes English only (Twilio 30910).
 */
export const registryTexts = {
  sentBy: (name: string) => `The texts are sent by ${name}.`,
  sender: (name: string) => `Messages are sent by ${name}.`,
  kinds: (useCase: string) =>
    `People agree to get ${kindsOfUse[useCase] ?? 'notices and updates'} by text.`,
  frequency: 'Message frequency varies.',
  rates: 'Msg & data rates may apply.',
  stopAndHelp: 'Reply STOP to opt out, HELP for help.',
  stop: 'Reply STOP to opt out.',
  help: 'Reply HELP for help.',
  pages: (terms: string, privacy: string) => `Terms: ${terms} Privacy: ${privacy}`,
  ownConsent: 'The box is optional, separate and never ticked for people.',
  unsubscribed: 'You are unsubscribed and will receive no more messages.',
  support: (place: string) => `For help visit ${place}.`,
} as const;

/** A page of the brand's own site; null without a site. */
export function ownLink(brand: CampaignBrand, page: string): string | null {
  const host = hostOf(brand.website);
  return host.includes('.') ? `https://${host}/${page}` : null;
}
