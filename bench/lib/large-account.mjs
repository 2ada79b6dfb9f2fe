import { alwaysOpenIn, officeWeek } from '../../shared/domain/src/business-hours/presets.ts';

const zones = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'];
const own = { actionType: 'voicemail', actionValue: null };
export const to = (actionType, actionValue) => ({ actionType, actionValue });
export const list = (length, make) => Array.from({ length }, (_, index) => make(index));

const hoursOf = (index) => ({
  ...alwaysOpenIn(zones[index % zones.length]),
  alwaysOpen: false,
  weekly: officeWeek(),
  dates: list(12, (month) => {
    const day = `2026-${String(month + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`;
    return {
      id: `date ${index} ${month}`,
      name: 'Holiday',
      from: day,
      to: day,
      closed: true,
      intervals: [],
      repeatsYearly: true,
    };
  }),
});

/**
 * The routing of an account of some size. Each number opens a menu and closes with a team; of a large
 * one, three quarters close with the first team.
 *
 * @param {{numbers: number, people: number, teams: number, members: number, menus: number, isNight?: boolean}} size
 */
export function accountOf({
  numbers,
  people: count,
  teams: teamCount,
  members,
  menus: menuCount,
  isNight = false,
}) {
  const people = list(count, (index) => ({
    id: `person ${index}`,
    name: `Person ${index}`,
    status: index % 17 === 0 ? 'suspended' : 'active',
    missedCall: own,
    hasGreeting: true,
  }));
  const teams = list(teamCount, (index) => ({
    id: `team ${index}`,
    name: `Team ${index}`,
    inboundFlow: index % 2 === 0 ? 'ringGroup' : 'callQueue',
    option: 'simultaneous',
    ringSeconds: 20,
    maxWaitSeconds: 300,
    memberIds: list(members, (member) => `person ${(index * members + member) % count}`),
    businessHour: hoursOf(index),
    openHour: to('team', `team ${index}`),
    missedCall: index % 4 === 0 ? to('number', '+442079460000') : own,
    override: null,
    hasGreeting: true,
  }));
  const keys = (index) => [
    ...list(9, (key) => ({
      input: String(key + 1),
      action: key % 2 === 0 ? 'team' : 'teammate',
      actionId:
        key % 2 === 0 ? `team ${(index + key) % teamCount}` : `person ${(index + key) % count}`,
    })),
    { input: '0', action: 'ivr', actionId: `menu ${index % 2 === 0 ? index + 1 : index - 1}` },
    { input: '*', action: 'teammate', actionId: `person ${index % count}` },
  ];
  const menus = list(menuCount, (index) => ({
    id: `menu ${index}`,
    ownerType: 'company',
    ownerId: `company ${Math.floor(index / 2)}`,
    name: `Menu ${index}`,
    isDefault: index % 2 === 0,
    keys: keys(index),
    menuMedia: {
      greeting: `medium ${index}`,
      exitMedia: null,
      invalidMedia: null,
      transferMedia: null,
    },
    media: [{ id: `medium ${index}`, fileName: 'greeting.wav', text: null }],
    retries: 3,
    timeout: 10,
  }));
  return {
    country: 'USA',
    numbers: list(numbers, (index) => ({
      id: `number ${index}`,
      number: `+1251555${String(index).padStart(4, '0')}`,
      label: `Line ${index}`,
      ownerType: 'company',
      ownerId: `company ${index}`,
      canText: true,
    })),
    companies: list(numbers, (index) => ({
      id: `company ${index}`,
      label: `Line ${index}`,
      businessHour: hoursOf(index),
      openHour: to('ivr', `menu ${(2 * index) % menuCount}`),
      closedHour: to('team', `team ${isNight && index % 4 !== 0 ? 0 : index % teamCount}`),
      override: null,
      sms: null,
    })),
    teams,
    people,
    menus,
    messages: [],
    blockedCallers: [],
    blockedNumbers: [],
    blockedCountries: [],
    allowedCountries: [],
  };
}
