import { regions } from '@jackfield/domain/regions';

/** States by the zone of their clocks; those that several share stand in each of them. */
const states: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC TN VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
};

/** Area codes with other clocks than their state, or with several; and those of Canada. */
const codes: Readonly<Record<string, string>> = {
  'America/New_York': '219 270 364 423 448 812 850 906 930 931',
  'America/Chicago':
    '219 270 308 364 423 432 448 605 615 620 629 701 731 785 807 812 850 901 906 930 931',
  'America/Denver': '308 432 605 620 701 775 785 915 928',
  'America/Phoenix': '928',
  'America/Boise': '458 541',
  'America/Los_Angeles': '458 541 775',
  'America/Anchorage': '907',
  'America/Adak': '907',
  'America/St_Johns': '709 879',
  'America/Halifax': '367 418 428 506 581 709 782 879 902',
  'America/Toronto':
    '226 249 263 289 343 354 365 367 382 416 418 437 438 450 468 514 519 548 579 581 613 647 683 705 742 753 807 819 867 873 905 942',
  'America/Winnipeg': '204 431 584',
  'America/Regina': '306 474 639',
  'America/Edmonton': '236 250 257 368 403 587 672 780 825 867',
  'America/Vancouver': '236 250 257 604 672 778',
};

const byList = (lists: Readonly<Record<string, string>>) => {
  const zones = new Map<string, string[]>();
  for (const [zone, list] of Object.entries(lists)) {
    for (const one of list.split(' ')) zones.set(one, [...(zones.get(one) ?? []), zone]);
  }
  return zones;
};
const [byState, byCode] = [byList(states), byList(codes)];
const stateOfCode = new Map(
  regions.USA.flatMap(({ postalAbbr, areaCodes }) =>
    areaCodes.map((code) => [String(code), postalAbbr] as const),
  ),
);

/** The clocks of numbers that tell no place, such as toll-free ones: from coast to coast. */
const anywhere = ['America/New_York', 'America/Los_Angeles'];

const areaCode = (number: string) => number.slice(2, 5);

/** The state that a number of the USA is of by its area code; null for all others. */
export const stateOfNumber = (number: string): string | null =>
  stateOfCode.get(areaCode(number)) ?? null;

/** IANA ids of the time zones that a number of the USA or Canada may be in, by its area code. */
export function zonesOfNumber(number: string): readonly string[] {
  const code = areaCode(number);
  return byCode.get(code) ?? byState.get(stateOfCode.get(code) ?? '') ?? anywhere;
}
