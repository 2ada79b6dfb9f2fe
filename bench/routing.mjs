import { compare, finish, lint, replay, simulate } from '../shared/domain/src/routing/public.ts';
import { isSmall, report } from './lib/bench.mjs';
import { accountOf, list, to } from './lib/large-account.mjs';

/**
 * The routing engine on a large account (P17, P21): a week of half hours for 200 numbers, all
 * findings of 200 numbers and 400 menus, and who notices within a year when one menu, when every
 * team, and when a rule of the account changes; then the same for twice the account. And 5,000 calls
 * of 30 days through such changes. Then single edits of a large account of 1,000 numbers, 5,000
 * people, 250 teams of 12 and 250 menus, and all its findings (SAY-06): what is stored stays the same
 * from edit to edit, as it does under a form, so that the first time costs more.
 */
const week = isSmall ? 4 : 336;
const numbers = isSmall ? 8 : 200;
const runs = isSmall ? 1 : 5;
const from = Date.parse('2026-11-16T06:00:00Z');
/** So many numbers, with twice the menus and half the teams. */
const sized = (count) =>
  accountOf({
    numbers: count,
    people: 5 * count,
    teams: count / 2,
    members: 10,
    menus: 2 * count,
  });
const account = sized(numbers);
const doubled = sized(2 * numbers);
const large = accountOf(
  isSmall
    ? { numbers: 8, people: 40, teams: 4, members: 3, menus: 4, isNight: true }
    : { numbers: 1000, people: 5000, teams: 250, members: 12, menus: 250, isNight: true },
);

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
  const { elsewhere, perhaps } = finish(replay(account, change(account), calls));
  return `${elsewhere.length} and ${perhaps} calls`;
};
const atNight = (config) => ({
  ...config,
  companies: config.companies.map((one) => ({ ...one, closedHour: to('teammate', 'person 1') })),
});

/** One edit of the large account, each time another object, as a form makes them. */
const edited = (name, at, change) => () => {
  const records = large[name].with(at, { ...large[name][at], ...change(large[name][at]) });
  return `${compare(large, { ...large, [name]: records }, { from }).length} differences`;
};
const shorterMonday = ({ businessHour }) => ({
  businessHour: {
    ...businessHour,
    weekly: { ...businessHour.weekly, monday: [{ from: '09:00', to: '16:00' }] },
  },
});
const withoutFirstKey = ({ keys }) => ({ keys: keys.slice(1) });
const otherMember = ({ memberIds }) => ({ memberIds: memberIds.with(0, 'person 1') });
const missedToTeam = () => ({ missedCall: to('team', 'team 1') });

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
  'large account: hours of one number': [300, edited('companies', 7, shorterMonday)],
  'large account: a key of one menu': [300, edited('menus', 0, withoutFirstKey)],
  'large account: members of one team': [300, edited('teams', 3, otherMember)],
  'large account: members of the team of three quarters': [300, edited('teams', 0, otherMember)],
  'large account: missed calls of one of its people': [300, edited('people', 3, missedToTeam)],
  'large account: all findings': [700, () => `${lint({ ...large }, from).length} findings`],
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
    const start = process.cpuUsage();
    result = work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)];
  rows.push({
    work: name.trim(),
    'processor time': milliseconds(median),
    'the first time': milliseconds(times[0]),
    'against the row above': target === undefined ? `${(median / before).toFixed(1)}x` : '-',
    target: target === undefined ? '2x' : `${target.toLocaleString('en')} ms`,
    found: result,
  });
  before = median;
}
const timeOf = (row) => row['processor time'];
const [simulated, found, key, twice, rule] = [0, 1, 2, 4, 5].map((at) => rows[at]);
report(
  { routing: rows },
  {
    P17: `${timeOf(simulated)}; ${timeOf(found)}`,
    P21: `${timeOf(key)}; ${timeOf(rule)}; ${twice['against the row above']}`,
  },
);
