/** What the words of a text show it to be about. */
export const kinds = {
  account:
    /\b(?:appointments?|visits?|cleaning|bookings?|reservations?|confirm(?:ed|s)?|check-in|reminders?|due|payments?|invoices?|bills?|balance|statements?|accounts?|polic(?:y|ies)|renew(?:s|al)?|claims?|premium|shifts?|schedules?d?|expires?|weather delay|work stops)\b/i,
  code: /\b(?:verification|one[- ]time|pass ?codes?|security code|sign-in code|log-?in code|auth(?:entication)? code|otp)\b/i,
  delivery:
    /\b(?:deliver(?:y|ed|s|ies)|ship(?:ped|ping|ment|s)?|packages?|parcels?|track(?:ing)?|courier|on its way|arrives|driver|order [#\d])/i,
  donation:
    /\b(?:donat\w+|donors?|give (?:now|today|again|back)|fund-?rais\w+|your gift|volunteers?|adoption|nonprofit|charity|support our|thank you for helping)\b/i,
  emergency:
    /\b(?:emergency|evacuat\w+|lockdown|tornado|hurricane|wildfire|flood|warning|shelter|alert|danger|all clear|is safe)\b/i,
  fraud:
    /\b(?:suspicious|fraud\w*|did you (?:spend|make|authorize|buy)|unusual|card ending|is blocked|unauthori[sz]ed)\b/i,
  political:
    /\b(?:vot(?:e|es|er|ers|ing)|ballots?|elections?|candidates?|senat(?:e|or)|congress|governor|mayor|polling place|precinct|proposition)\b/i,
  promotion:
    /\b(?:\d{1,3} ?% off|\d{1,3} percent off|half off|save (?:up to )?(?:\$ ?\d+|\d+ ?%)|sale\b|discounts?|coupons?|promo(?:tion|tional)?s?\b|special (?:offer|rate|price)s?|limited[- ]time|offers end|best deals?|deals?\b|flash sale|free (?:shipping|gift|delivery|breakfast|trial|sample|upgrade)|buy one|new arrivals|refer a friend|loyalty points|for a friend)/i,
  school:
    /\b(?:campus|class(?:es)?|students?|registration|semester|tuition|advis(?:or|ing)|schools?|parents?|teachers?|grades?|bus(?:es)?|homework|enroll\w*|dorm|exam)\b/i,
  security:
    /\b(?:sign-in|sign-ins|password|new device|log-?in|not you|was changed|breach|secure your)\b/i,
  survey:
    /\b(?:surveys?|rat(?:e|ing)\b|reply 1|how (?:was|did|were)|feedback|poll\b|do better|score us)\b/i,
  sweepstake: /\b(?:sweepstakes?|drawing|winners?|prizes?|giveaway|raffle|contest|entered)\b/i,
} as const;

/** A kind of content. */
export type Kind = keyof typeof kinds;

/** Kinds of which the samples of a use case show one at least; other use cases may show any. */
export const expected: Readonly<Record<string, readonly Kind[]>> = {
  '2FA': ['code'],
  AccountNotification: ['account', 'delivery', 'security'],
  Charity: ['donation', 'sweepstake'],
  DeliveryNotification: ['delivery'],
  Emergency: ['emergency'],
  FraudAlert: ['fraud', 'security'],
  HigherEducation: ['school', 'emergency'],
  K12Education: ['school', 'emergency'],
  Marketing: ['promotion'],
  Political: ['political'],
  PollingVoting: ['survey', 'political'],
  SecurityAlert: ['security', 'fraud'],
  Sweepstake: ['sweepstake'],
};

/** Use cases whose texts may promote something. */
export const promoting: ReadonlySet<string> = new Set([
  'Marketing',
  'AgentsFranchises',
  'Charity',
  'Political',
  'Sweepstake',
  'CarrierExempt',
]);
