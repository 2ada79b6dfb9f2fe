import type { FeedbackId } from '@jackfield/contract/api/compliance';
import { defineMessages, type Message } from '@jackfield/runtime';

const messages = defineMessages('compliance.feedback', {
  taxId: 'the tax id',
  taxIdTitle: 'Tax id does not belong to the name',
  taxIdMeans: 'The number or the legal name differs from what the tax office has.',
  taxIdDo: 'Copy the legal name and the number from IRS letter CP 575 or 147C, letter by letter.',
  stockSymbol: 'the stock symbol',
  stockSymbolTitle: 'Stock symbol not found',
  stockSymbolMeans: 'The exchange does not list this symbol, or lists it for another company.',
  stockSymbolDo:
    'Look the symbol up at the exchange that you chose. Not listed? Choose another company type.',
  governmentEntity: 'the company type',
  governmentEntityTitle: 'Not found as a government body',
  governmentEntityMeans: 'The registry could not tell that this is a public authority.',
  governmentEntityDo: 'Check the legal name and use the website of the authority itself.',
  nonProfit: 'the non-profit status',
  nonProfitTitle: 'Not found among tax-exempt bodies',
  nonProfitMeans: 'The tax id is not in the list of tax-exempt organizations under this name.',
  nonProfitDo:
    'Correct the legal name and tax id first. Not tax-exempt? Choose private for-profit.',
  contact: 'the contact',
  contactTitle: 'Contact could not be tied to the company',
  contactMeans: 'The email or phone does not lead to the company’s website.',
  contactDo: 'Use an address at the domain of your website, and a phone that somebody answers.',
  other: 'another reason',
  otherTitle: 'Another reason',
  otherMeans: 'The registry found something that fits no usual group.',
  otherDo: 'Compare every line with your IRS letter, then send it again.',
});

/** What feedback of the registry means, in words, by its id (annex E5). */
export const feedbackTexts: Readonly<
  Record<FeedbackId, Readonly<Record<'what' | 'title' | 'means' | 'doThis', Message>>>
> = {
  taxId: {
    what: messages.taxId,
    title: messages.taxIdTitle,
    means: messages.taxIdMeans,
    doThis: messages.taxIdDo,
  },
  stockSymbol: {
    what: messages.stockSymbol,
    title: messages.stockSymbolTitle,
    means: messages.stockSymbolMeans,
    doThis: messages.stockSymbolDo,
  },
  governmentEntity: {
    what: messages.governmentEntity,
    title: messages.governmentEntityTitle,
    means: messages.governmentEntityMeans,
    doThis: messages.governmentEntityDo,
  },
  nonProfit: {
    what: messages.nonProfit,
    title: messages.nonProfitTitle,
    means: messages.nonProfitMeans,
    doThis: messages.nonProfitDo,
  },
  contact: {
    what: messages.contact,
    title: messages.contactTitle,
    means: messages.contactMeans,
    doThis: messages.contactDo,
  },
  other: {
    what: messages.other,
    title: messages.otherTitle,
    means: messages.otherMeans,
    doThis: messages.otherDo,
  },
};
