import type { BrandFeedback } from '@jackfield/contract/api/brand';
import type { FeedbackId } from '@jackfield/contract/api/compliance';
import { defineMessages, type Message, t } from '@jackfield/texts';
import type { FoundFault } from '../../../campaign-registry/registry.ts';

const texts = defineMessages('server.compliance.feedback', {
  taxId: 'Tax ID',
  taxIdSays: 'The tax ID does not match the legal name as it was entered.',
  stockSymbol: 'Stock symbol',
  stockSymbolSays: 'The symbol is not listed at this exchange.',
  governmentEntity: 'Government body',
  governmentEntitySays: 'The name is that of a government body, which registers as one.',
  nonProfit: 'Non-profit status',
  nonProfitSays: 'The organization was not found in the register of tax-exempt bodies.',
  contact: 'Contact',
  contactSays: 'The email address of the contact is not at the domain of the website.',
  other: 'Something else',
  otherSays: 'The registry gives no further reason. Support can ask.',
});

const words: Readonly<Record<FeedbackId, readonly [name: Message, says: Message]>> = {
  taxId: [texts.taxId, texts.taxIdSays],
  stockSymbol: [texts.stockSymbol, texts.stockSymbolSays],
  governmentEntity: [texts.governmentEntity, texts.governmentEntitySays],
  nonProfit: [texts.nonProfit, texts.nonProfitSays],
  contact: [texts.contact, texts.contactSays],
  other: [texts.other, texts.otherSays],
};

/** What the registry found, in words of the active language. */
export function feedbackOf(faults: readonly FoundFault[]): BrandFeedback[] {
  return faults.map(({ id, fields, says: own }) => {
    const [name, says] = words[id];
    return { id, displayName: t(name), description: own ?? t(says), fields: [...fields] };
  });
}
