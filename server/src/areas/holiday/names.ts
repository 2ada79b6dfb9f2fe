import { isSourceLanguage } from '@jackfield/domain/locale';
import { defineMessages, t } from '@jackfield/texts';

/** Holidays that the calendars do not name in every language. */
const names = defineMessages('server.holiday.name', {
  agongsBirthday: 'Yang di-Pertuan Agong’s Birthday',
  alaskaDay: 'Alaska Day',
  arborDay: 'Arbor Day',
  armisticeDay: 'Armistice Day',
  boxingDay: 'Boxing Day',
  britishColumbiaDay: 'British Columbia Day',
  canadaDay: 'Canada Day',
  cesarChavezDay: 'César Chávez Day',
  chineseNewYear: 'Chinese New Year',
  civicHoliday: 'Civic Holiday',
  columbusDay: 'Columbus Day',
  dayAfterThanksgiving: 'Day after Thanksgiving',
  discoveryDay: 'Discovery Day',
  easterMonday: 'Easter Monday',
  electionDay: 'Election Day',
  emancipationDay: 'Emancipation Day',
  familyDay: 'Family Day',
  flagDay: 'Flag Day',
  generalElectionDay: 'General Election Day',
  georgeTownHeritage: 'Declaration of George Town as World Heritage Site',
  heritageDay: 'Heritage Day',
  indigenousPeoplesDay: 'Indigenous Peoples’ Day',
  islamicNewYear: 'Islamic New Year',
  islanderDay: 'Islander Day',
  kingDay: 'Martin Luther King Jr. Day',
  lincolnsBirthday: 'Lincoln’s Birthday',
  louisRielDay: 'Louis Riel Day',
  malaysiaDay: 'Malaysia Day',
  memorialDay: 'Memorial Day',
  nationalHoliday: 'National Holiday',
  nationalIndigenousPeoplesDay: 'National Indigenous Peoples Day',
  nationalPatriotsDay: 'National Patriots’ Day',
  newBrunswickDay: 'New Brunswick Day',
  patriotsDay: 'Patriots’ Day',
  perlisBirthday: 'Raja of Perlis’s Birthday',
  presidentsDay: 'Presidents’ Day',
  remembranceDay: 'Remembrance Day',
  saskatchewanDay: 'Saskatchewan Day',
  selangorBirthday: 'Sultan of Selangor’s Birthday',
  statehoodDay: 'Statehood Day',
  thanksgiving: 'Thanksgiving',
  vesakDay: 'Vesak Day',
  veteransDay: 'Veterans Day',
  victoriaDay: 'Victoria Day',
  victoryDay: 'Victory Day',
  washingtonsBirthday: 'Washington’s Birthday',
  westVirginiaDay: 'West Virginia Day',
});

/** A name without what is written in several ways: 'President's Day', 'Presidents Day'. */
const bare = (name: string) =>
  name
    .replace(/(Thanksgiving) Day$/, '$1')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

const byName = new Map(Object.values(names).map((message) => [bare(message.message), message]));

/** What a holiday is called: a name that the calendars have in English alone in the reader's language. */
export function holidayName(name: string): string {
  const known = isSourceLanguage() ? undefined : byName.get(bare(name));
  return known ? t(known) : name;
}
