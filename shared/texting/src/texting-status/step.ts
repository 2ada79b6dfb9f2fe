import { paths } from '@jackfield/contract';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { configAtom, store, supportLink, t } from '@jackfield/runtime';
import { statusMessages as words } from './messages.ts';

const { compliance, numbers, users } = paths.admin;

/** The next step of a number: an address, or the dialog that adds it to a campaign. */
export interface NextStep {
  readonly label: string;
  /** Null where a dialog opens. */
  readonly to: string | null;
  /** Leads out of the portal. */
  readonly isOutside: boolean;
}

type Stepping = Pick<TextingNumber, 'step' | 'brand' | 'campaign' | 'ownerType' | 'ownerId'>;

function addressOf({ step, brand, campaign, ownerType, ownerId }: Stepping): string | null {
  switch (step) {
    case 'registerBrand':
      return compliance.addBrand();
    case 'correctBrand':
      return brand && compliance.editBrand(brand.id);
    case 'showBrand':
      return brand && compliance.brand(brand.id);
    case 'registerCampaign':
      return compliance.addCampaign();
    case 'payCampaign':
    case 'correctCampaign':
      return campaign && compliance.editCampaign(campaign.id);
    case 'showCampaign':
      return campaign && compliance.campaign(campaign.id);
    case 'showNumber':
      return ownerType === 'company' ? numbers.edit(ownerId) : users.edit(ownerId, 'phone-numbers');
    case 'askSupport':
    case 'addToCampaign':
      return null;
  }
}

/** The one next step; null for a question to support where the portal knows no address of it. */
export function nextStep(number: Stepping): NextStep | null {
  const label = t(words[number.step]);
  if (number.step !== 'askSupport') return { label, to: addressOf(number), isOutside: false };
  const { supportAddress } = store.get(configAtom);
  if (supportAddress === '') return null;
  return { label, to: supportLink(supportAddress), isOutside: true };
}
