import { type Said, said } from '../finding.ts';
import { codeMessages as messages } from './messages.ts';

/** What a refusal means and where it is mended. */
interface Meaning {
  readonly means: Said;
  readonly toDo: Said;
  /** Paths of the fields that it speaks of, the likeliest first; none where no field helps. */
  readonly fields: readonly string[];
  /** Codes of the registry, of those who review for carriers, and of providers. */
  readonly codes: readonly string[];
  /** Words by which a refusal without a code is known. */
  readonly words?: RegExp;
  /** A code that stands for much: words that are known say more. */
  readonly isBroad?: boolean;
  /** Nothing that is sent again can be accepted. */
  readonly final?: boolean;
}

/** Refusals of brands, by the registry's categories and by what providers make of them. */
const ofBrands: readonly Meaning[] = [
  {
    means: said(messages.taxId),
    toDo: said(messages.taxIdToDo),
    fields: ['taxId', 'companyName', 'taxCountry'],
    codes: ['taxId', 'TAX_ID', '30799'],
    words: /\b(?:tax ?id|ein|legal (?:company )?name)\b/i,
  },
  {
    means: said(messages.stock),
    toDo: said(messages.stockToDo),
    fields: ['stockSymbol', 'stockExchange', 'companyType'],
    codes: ['stockSymbol', 'STOCK_SYMBOL'],
    words: /\b(?:stock|ticker|exchange)\b/i,
  },
  {
    means: said(messages.government),
    toDo: said(messages.governmentToDo),
    fields: ['companyType', 'companyName'],
    codes: ['governmentEntity', 'GOVERNMENT_ENTITY'],
    words: /\bgovernment\b/i,
  },
  {
    means: said(messages.nonProfit),
    toDo: said(messages.nonProfitToDo),
    fields: ['companyType', 'taxId'],
    codes: ['nonProfit', 'NONPROFIT', '30798'],
    words: /\b(?:non-?profit|501|tax-exempt)\b/i,
  },
  {
    means: said(messages.contact),
    toDo: said(messages.contactToDo),
    fields: ['contact.email', 'contact.phone'],
    codes: [
      'contact',
      'BRAND_EMAIL_INVALID_OR_MISSING',
      'BRAND_EMAIL_PUBLIC_DOMAIN',
      '713',
      '30751',
      '30881',
    ],
    words: /\b(?:e-?mail|contact)\b/i,
  },
  {
    means: said(messages.address),
    toDo: said(messages.addressToDo),
    fields: ['address.streetName'],
    codes: ['BRAND_ADDRESS_INVALID'],
    words: /\baddress\b/i,
  },
  {
    means: said(messages.country),
    toDo: said(messages.countryToDo),
    fields: ['taxCountry'],
    codes: ['30729'],
    words: /\bcountry\b/i,
  },
  {
    means: said(messages.gone),
    toDo: said(messages.goneToDo),
    fields: [],
    codes: ['30702'],
  },
  {
    means: said(messages.reused),
    toDo: said(messages.reusedToDo),
    fields: ['taxId'],
    codes: ['711', 'BRAND_MULTI_USE', '30898'],
    words: /\bexcessive EIN\b/i,
  },
  {
    means: said(messages.reseller),
    toDo: said(messages.resellerToDo),
    fields: ['companyName', 'brandName'],
    codes: ['710', 'BRAND_INVALID_BUSINESS_CONNECTION'],
    words: /\b(?:reseller|agency|isv)\b/i,
  },
  {
    means: said(messages.website),
    toDo: said(messages.websiteToDo),
    fields: ['website'],
    codes: ['804', '1100', '1101', '1103'],
    words: /\bwebsite\b/i,
  },
];

/** Refusals of campaigns. */
const ofCampaigns: readonly Meaning[] = [
  {
    means: said(messages.terms),
    toDo: said(messages.termsToDo),
    fields: ['messageFlow'],
    codes: ['30882', '30934'],
    words: /\bterms (?:and|&) conditions\b|\bterms of (?:service|use)\b/i,
  },
  {
    means: said(messages.privacy),
    toDo: said(messages.privacyToDo),
    fields: ['messageFlow'],
    codes: ['30908', '30932'],
    words: /\bprivacy polic/i,
  },
  {
    means: said(messages.site),
    toDo: said(messages.siteToDo),
    fields: ['messageFlow', 'sampleMessages.0'],
    codes: ['30891', '30907', '30921'],
    words: /\b(?:website|web ?site|url)\b.*\b(?:log ?in|authenticat|access|valid)/i,
  },
  {
    means: said(messages.emergency),
    toDo: said(messages.emergencyToDo),
    fields: ['useCase', 'description', 'sampleMessages.0'],
    codes: ['30929'],
    words: /\bemergency alert/i,
  },
  {
    means: said(messages.timedOut),
    toDo: said(messages.timedOutToDo),
    fields: [],
    codes: ['30901', '30790', '30791', '30792'],
    words: /\btimed? ?out\b|\bsystem error\b/i,
  },
  {
    means: said(messages.suspended),
    toDo: said(messages.suspendedToDo),
    fields: [],
    codes: ['30990'],
    words: /\bsuspended\b/i,
  },
  {
    means: said(messages.optOut),
    toDo: said(messages.optOutToDo),
    fields: ['optOutMessage', 'optOutKeywords', 'sampleMessages.0'],
    codes: ['30887'],
    words: /\bopt(?:s|ed|ing)?[- ]?out\b|\bSTOP\b|\bunsubscribe/i,
  },
  {
    means: said(messages.help),
    toDo: said(messages.helpToDo),
    fields: ['helpMessage', 'helpKeywords'],
    codes: ['30890'],
    words: /\b(?:[Ss]ubscriber [Hh]elp|HELP)\b/,
  },
  {
    means: said(messages.otherBrand),
    toDo: said(messages.otherBrandToDo),
    fields: ['description', 'sampleMessages.0'],
    codes: ['30894'],
    words: /\binvalid brand information\b/i,
  },
  {
    means: said(messages.shortener),
    toDo: said(messages.shortenerToDo),
    fields: ['sampleMessages.0'],
    codes: ['30892', '30857'],
    words: /\bshort(?:ener|ened)|bit\.ly|tinyurl/i,
  },
  {
    means: said(messages.bundled),
    toDo: said(messages.bundledToDo),
    fields: ['messageFlow'],
    codes: ['30556', '30832', '30913', '30923', '30925', '30931'],
    words: /\bbundl|\bpre-?(?:checked|selected)|\bcheckbox/i,
  },
  {
    means: said(messages.disclosures),
    toDo: said(messages.disclosuresToDo),
    fields: ['messageFlow', 'optInMessage'],
    codes: ['30545', '30569', '30924', '30544', '30551'],
    words: /\b(?:frequency|data rates|disclosures?)\b/i,
  },
  {
    means: said(messages.flow),
    toDo: said(messages.flowToDo),
    fields: ['messageFlow'],
    codes: ['806', '803', '2100', '2101', '30896', '30909', '30917'],
    words:
      /\bopt(?:s|ed|ing)?[- ]?in\b|\bcall[- ]to[- ]action\b|\bCTA\b|\bmessage flow\b|\bconsent/i,
  },
  {
    means: said(messages.description),
    toDo: said(messages.descriptionToDo),
    fields: ['description'],
    codes: ['30886'],
    words: /\bdescription\b/i,
  },
  {
    means: said(messages.useCase),
    toDo: said(messages.useCaseToDo),
    fields: ['sampleMessages.0', 'useCase', 'description'],
    codes: ['602', '30893'],
    isBroad: true,
    words: /\buse[- ]?case\b|\bsamples?\b/i,
  },
  {
    means: said(messages.inconsistent),
    toDo: said(messages.inconsistentToDo),
    fields: ['sampleMessages.0', 'description'],
    codes: ['603'],
    words: /\binconsisten/i,
  },
  {
    means: said(messages.regulated),
    toDo: said(messages.regulatedToDo),
    fields: ['description', 'directLending'],
    codes: ['712', '30895'],
    words: /\bdirect lending\b|\bloans?\b/i,
  },
  {
    means: said(messages.flags),
    toDo: said(messages.flagsToDo),
    fields: ['embeddedLink', 'embeddedPhone'],
    codes: ['601'],
    words: /\battributes?\b/i,
  },
  {
    means: said(messages.phoneFlag),
    toDo: said(messages.phoneFlagToDo),
    fields: ['embeddedPhone'],
    codes: ['30889'],
    words: /\bembedded phone/i,
  },
  {
    means: said(messages.age),
    toDo: said(messages.ageToDo),
    fields: ['ageGated', 'messageFlow'],
    codes: ['702', '706', '707', '30888'],
    words: /\bage[- ]?gat|\balcohol|\btobacco|\bfirearm/i,
  },
  {
    means: said(messages.english),
    toDo: said(messages.englishToDo),
    fields: ['description', 'messageFlow', 'sampleMessages.0'],
    codes: ['506', '30910'],
    words: /\benglish\b/i,
  },
  {
    means: said(messages.sharing),
    toDo: said(messages.sharingToDo),
    fields: ['messageFlow'],
    codes: ['708'],
    words: /\blead gen|\baffiliate|\bthird part/i,
  },
  {
    means: said(messages.content),
    toDo: said(messages.contentToDo),
    fields: ['sampleMessages.0', 'description'],
    codes: [
      '701',
      '703',
      '704',
      '705',
      '709',
      '30883',
      '30884',
      '30885',
      '30897',
      '30950',
      '30953',
    ],
    words: /\bprohibited|\bcannabis|\bgambling|\bhate\b|\bhigh[- ]risk/i,
    final: true,
  },
  {
    means: said(messages.ineligible),
    toDo: said(messages.ineligibleToDo),
    fields: ['useCase'],
    codes: ['30900'],
  },
  {
    means: said(messages.carriers),
    toDo: said(messages.carriersToDo),
    fields: ['description', 'messageFlow', 'sampleMessages.0'],
    codes: ['30880', '30899', '30902'],
    isBroad: true,
  },
  {
    means: said(messages.tooMany),
    toDo: said(messages.tooManyToDo),
    fields: [],
    codes: ['30930'],
    final: true,
  },
];

const other: Meaning = {
  means: said(messages.other),
  toDo: said(messages.otherToDo),
  fields: [],
  codes: ['other', 'OTHERS'],
};

export const meanings: readonly Meaning[] = [...ofCampaigns, ...ofBrands, other];
export type { Meaning };
