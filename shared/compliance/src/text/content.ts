/** Content that no carrier takes, each with the code under which it is refused. */
export const forbidden = {
  cannabis: /\b(?:cannabis|marijuana|cbd|thc|hemp|kratom|dispensar(?:y|ies)|delta-?8|edibles)\b/i,
  debt: /\b(?:debt (?:collection|collectors?|relief|consolidation|forgiveness|settlement|reduction)|credit repair)\b/i,
  drugs:
    /\b(?:viagra|cialis|oxycontin|oxycodone|adderall|xanax|prescription (?:drugs?|meds|pills))\b/i,
  gambling:
    /\b(?:casinos?|sports ?book|place (?:your )?bets?|betting|free spins|slot machines?|poker|lotter(?:y|ies)|jackpot|wager(?:s|ing)?)\b/i,
  lending:
    /\b(?:payday (?:loans?|advance)|cash advance|title loans?|bad credit|no credit check|quick cash|same-day cash)\b/i,
  leads: /\b(?:lead generation|affiliate marketing|buy(?:ing)? leads|sell(?:ing)? leads)\b/i,
  riches:
    /\b(?:work from home|get rich|multi-?level marketing|mlm|passive income|earn \$ ?\d[\d,]* (?:a|per) (?:day|week)|crypto(?:currenc(?:y|ies))?|bitcoin|stock tips)\b/i,
  sex: /\b(?:escorts?|porn\w*|xxx|nudes?|hook ?ups?|adult (?:content|videos?|services))\b/i,
  swearing: /\b(?:fuck\w*|shit\w*|bitch\w*|asshole)\b/i,
} as const;

/** Content for adults: allowed behind an age gate only. */
export const ageRestricted =
  /\b(?:alcohol|beers?|wines?|cocktails?|whiske?y|vodka|tequila|liquor|brewery|happy hour|tobacco|cigars?|cigarettes?|vap(?:e|es|ing)|e-cig\w*|firearms?|ammunition|ammo|handguns?|rifles?|guns?)\b/i;

/** Content of a lender. */
export const lending =
  /\b(?:loans?|mortgages?|refinanc\w+|line of credit|lending|pre-?approved for (?:a|up))\b/i;

/** Words by which filters know a swindle. */
export const pressing =
  /\b(?:risk[- ]free|act now|urgent|guaranteed|you(?: have|['’]ve)? won|claim your (?:prize|reward)|100 ?% free|no obligation|cash prize|click here|expires today|last chance|once in a lifetime)\b|\${2,}|!{2,}/i;
