import { defineMessages, t } from '@jackfield/runtime';

const messages = defineMessages('texting.campaignName', { nameless: '{useCase}, {registryId}' });

interface Named {
  /** Empty where none was given. */
  readonly name: string;
  readonly useCase: string;
  readonly registryId: string | null;
}

/** What a campaign is called: its name, else its use case and its id at the registry (annex J9). */
export function campaignName({ name, useCase, registryId }: Named): string {
  if (name !== '') return name;
  return registryId === null ? useCase : t(messages.nameless, { useCase, registryId });
}
