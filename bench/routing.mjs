import { performance } from 'node:perf_hooks';
import { alwaysOpenIn, officeWeek } from '../shared/domain/src/business-hours/presets.ts';
import { compare, lint, replay, simulate } from '../shared/domain/src/routing/public.ts';
import { isSmall, report } from './lib/bench.mjs';

/**
 * The routing engine on a large account (P17, P21): a week of half hours for 200 numbers, all
 * findings of 200 numbers and 400 menus, and who notices within a year when one menu, when every
 * team, and when a rule of the account changes; then the same for twice the account. And 5,000 calls
 * of 30 days through such changes.
 */
const week = isSmall ? 4 : 336;
const numbers = isSmall ? 8 : 200;
const runs = isSmall ? 1 : 5;
const from = Date.parse('2026-11-16T06:00:00Z');
const zones = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'];
const own = { actionType: 'voicemail', actionValue: null };
const to = (actionType, actionValue) => ({ actionType, actionValue });
const list = (length, make) => Array.from({ length }, (_, index) => make(index));

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

/** An account of so many numbers, with twice the menus and half the teams. */
function accountOf(count) {
  const people = list(5 * count, (index) => ({
    id: `person ${index}`,
    name: `Person ${index}`,
    status: index % 17 === 0 ? 'suspended' : 'active',
    missedCall: own,
    hasGreeting: true,
  }));
  const teams = list(count / 2, (index) => ({
    id: `team ${index}`,
    name: `Team ${index}`,
    inboundFlow: index % 2 === 0 ? 'ringGroup' : 'callQueue',
    option: 'simultaneous',
    ringSeconds: 20,
    maxWaitSeconds: 300,
    memberIds: list(10, (member) => `person ${(index * 10 + member) % (5 * count)}`),
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
        key % 2 === 0
          ? `team ${(index + key) % (count / 2)}`
          : `person ${(index + key) % (5 * count)}`,
    })),
    { input: '0', action: 'ivr', actionId: `menu ${index % 2 === 0 ? index + 1 : index - 1}` },
    { input: '*', action: 'teammate', actionId: `person ${index % (5 * count)}` },
  ];
  const menus = list(2 * count, (index) => ({
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
    numbers: list(count, (index) => ({
      id: `number ${index}`,
      number: `+1251555${String(index).padStart(4, '0')}`,
      label: `Line ${index}`,
      ownerType: 'company',
      ownerId: `company ${index}`,
      canText: true,
    })),
    companies: list(count, (index) => ({
      id: `company ${index}`,
      label: `Line ${index}`,
      businessHour: hoursOf(index),
      openHour: to('ivr', `menu ${2 * index}`),
      closedHour: to('team', `team ${index % (count / 2)}`),
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

const account = accountOf(numbers);
const doubled = accountOf(2 * numbers);

const withoutKey = ({ menus: [first, ...others], ...rest }) => ({
  ...rest,
  menus: [{ ...first, keys: first.keys.slice(1) }, ...others],
});
const withMissedCalls = (config) => ({
  ...config,
  teams: config.teams.map((team) => ({ ...team, missedCall: to('teammate', 'person 1') })),
});
const withRule = (config) => ({ ...config, allowedCountries: ['GBR'] });

function simulateWeek(config) {
  let ends = 0;
  for (const { number } of config.numbers) {
    for (let slot = 0; slot < week; slot += 1) {
      const at = from + slot * 1_800_000;
      if (simulate(config, { number, from: null, at, inputs: ['0', '3'] }).end) ends += 1;
    }
  }
  return `${ends} calls`;
}

const compared = (config, change) => () =>
  `${compare(config, change(config), { from }).length} differences`;

const calls = list(isSmall ? 50 : 5000, (index) => ({
  number: account.numbers[index % numbers].number,
  from: null,
  at: from - index * 518_400,
}));
const replayed = (change) => () => {
  const { elsewhere, perhaps } = replay(account, change(account), calls);
  return `${elsewhere.length} and ${perhaps} calls`;
};
const atNight = (config) => ({
  ...config,
  companies: config.companies.map((one) => ({ ...one, closedHour: to('teammate', 'person 1') })),
});

const works = {
  'simulate, 336 half hours x 200 numbers': [1000, () => simulateWeek(account)],
  'lint, 200 numbers, 400 menus': [200, () => `${lint(account, from).length} findings`],
  'compare a year, a key of one menu': [150, compared(account, withoutKey)],
  'compare a year, missed calls of every team': [1500, compared(account, withMissedCalls)],
  'the same, twice the account': [undefined, compared(doubled, withMissedCalls)],
  'compare a year, countries that may be called': [1500, compared(account, withRule)],
  'the same, twice the account ': [undefined, compared(doubled, withRule)],
  'replay 5,000 calls, a key of one menu': [150, replayed(withoutKey)],
  'replay 5,000 calls, closed hours of every number': [1500, replayed(atNight)],
};

let before = 0;
const rows = [];
const milliseconds = (time) => `${time.toFixed(0)} ms`;
for (const [name, [target, work]] of Object.entries(works)) {
  const times = [];
  let result = '';
  for (let run = 0; run < runs; run += 1) {
    // What is kept by object is kept for each configuration anew in the product.
    globalThis.gc?.();
    const start = performance.now();
    result = work();
    times.push(performance.now() - start);
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)];
  rows.push({
    work: name.trim(),
    time: milliseconds(median),
    'the first time': milliseconds(times[0]),
    'against the row above': target === undefined ? `${(median / before).toFixed(1)}x` : '-',
    target: target === undefined ? '2x' : `${target.toLocaleString('en')} ms`,
    found: result,
  });
  before = median;
}
const [simulated, found, key, twice, rule] = [0, 1, 2, 4, 5].map((at) => rows[at]);
report(
  { routing: rows },
  {
    P17: `${simulated.time}; ${found.time}`,
    P21: `${key.time}; ${rule.time}; ${twice['against the row above']}`,
  },
);
