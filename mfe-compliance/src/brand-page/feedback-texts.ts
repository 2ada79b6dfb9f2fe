import type { FeedbackId } from '@jackfield/contract/api/compliance';
import { defineMessages, type Message } from '@jackfield/runtime';

const messages = defineMessages('compliance.feedback', {
  taxId: 'the tax ID',
  taxIdTitle: 'Tax ID does not match the name',
  stockSymbol: 'the stock symbol',
  stockSymbolTitle: 'Stock symbol not found',
  governmentEntity: 'the company type',
  governmentEntityTitle: 'Not found as a government body',
  nonProfit: 'the non-profit status',
  nonProfitTitle: 'Not found among tax-exempt bodies',
  contact: 'the contact',
  contactTitle: 'Contact could not be linked to the company',
  other: 'another reason',
  otherTitle: 'Another reason',
});

/** What feedback of the registry is about, in a sentence and as its title, by its id (annex E5). */
export const feedbackTexts: Readonly<
  Record<FeedbackId, Readonly<Record<'what' | 'title', Message>>>
> = {
  taxId: {
    what: messages.taxId,
    title: messages.taxIdTitle,
  },
  stockSymbol: {
    what: messages.stockSymbol,
    title: messages.stockSymbolTitle,
  },
  governmentEntity: {
    what: messages.governmentEntity,
    title: messages.governmentEntityTitle,
  },
  nonProfit: {
    what: messages.nonProfit,
    title: messages.nonProfitTitle,
  },
  contact: {
    what: messages.contact,
    title: messages.contactTitle,
  },
  other: {
    what: messages.other,
    title: messages.otherTitle,
  },
};
