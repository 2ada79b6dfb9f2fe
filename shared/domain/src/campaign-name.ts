import type { UseCase } from '@jackfield/contract/api/compliance';
import { defineMessages, type Message, t } from '@jackfield/texts';

const nameMessages = defineMessages('domain.campaignName', {
  nameless: '{useCase}, {registryId}',
});

/** Use cases as people read them (ENUM-08); the API and the registry say the code. */
export const useCaseNames: Readonly<Record<UseCase, Message>> = defineMessages('domain.useCase', {
  '2FA': '2FA',
  AccountNotification: 'Account notification',
  CustomerCare: 'Customer care',
  DeliveryNotification: 'Delivery notification',
  FraudAlert: 'Fraud alert',
  HigherEducation: 'Higher education',
  LowVolume: 'Low volume',
  Marketing: 'Marketing',
  Mixed: 'Mixed',
  PollingVoting: 'Polling and voting',
  PublicServiceAnnouncement: 'Public service announcement',
  SecurityAlert: 'Security alert',
  AgentsFranchises: 'Agents and franchises',
  CarrierExempt: 'Carrier exempt',
  Charity: 'Charity',
  Emergency: 'Emergency',
  Political: 'Political',
  Proxy: 'Proxy',
  Social: 'Social',
  Sweepstake: 'Sweepstake',
  K12Education: 'K-12 education',
});

const isUseCase = (code: string): code is UseCase => code in useCaseNames;

/** A use case as people read it; a code of the registry that is not known here stays as it is. */
export const nameOfUseCase = (code: string): string =>
  isUseCase(code) ? t(useCaseNames[code]) : code;

interface Named {
  /** Empty where none was given. */
  readonly name: string;
  readonly useCase: string;
  readonly registryId?: string | null;
}

/** What a campaign is called: its name, else its use case and its id at the registry (annex J9). */
export function campaignName({ name, useCase, registryId = null }: Named): string {
  if (name !== '') return name;
  const shown = nameOfUseCase(useCase);
  return registryId === null ? shown : t(nameMessages.nameless, { useCase: shown, registryId });
}
