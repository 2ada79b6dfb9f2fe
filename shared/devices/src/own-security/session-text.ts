import type { SessionItem } from '@jackfield/contract/api/session';
import { t } from '@jackfield/runtime';
import { securityMessages } from './messages.ts';

const support = 0;
const impersonation = 4;

/** What a session is called: its program and system, or who acts. */
export function sessionName({ platform, browser, system }: SessionItem): string {
  if (platform === support) return t(securityMessages.supportActing);
  if (platform === impersonation) return t(securityMessages.actingFor);
  if (browser && system) return t(securityMessages.deviceOn, { browser, system });
  return browser || system || t(securityMessages.unknownDevice);
}

const withPassword = {
  app: securityMessages.byPasswordAndCode,
  passkey: securityMessages.byPasswordAndPasskey,
  recovery: securityMessages.byPasswordAndRecovery,
  provider: securityMessages.byCompany,
} as const;

/** How a session was opened: 'with a password and a code'; empty where somebody else acts. */
export function openedText({ platform, openedBy, secondStep }: SessionItem): string {
  if (platform === support || platform === impersonation) return '';
  if (openedBy === 'passkey') return t(securityMessages.byPasskey);
  if (openedBy === 'sso') return t(securityMessages.byCompany);
  if (openedBy === 'link') return t(securityMessages.byLink);
  return t(secondStep ? withPassword[secondStep] : securityMessages.byPassword);
}
