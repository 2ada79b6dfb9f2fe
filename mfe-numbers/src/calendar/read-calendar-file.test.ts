import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { describe, expect, it } from 'vitest';
import { datesDuring } from './early-dates.ts';
import { readCalendarFile, UnreadableCalendar } from './read-calendar-file.ts';

const today = '2026-11-22';
const zone = 'America/Chicago';

const calendar = (events: readonly string[][], head: readonly string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...head,
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${index}@test`]),
      'DTSTAMP:20260101T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const readText = (text: string) => readCalendarFile(text, today, zone);
const read = (...events: string[][]) => readText(calendar(events));
const days = ({ events }: ReturnType<typeof readCalendarFile>) =>
  events.map(({ from, to }) => (from === to ? from : `${from} ${to}`));

it('finds whole days, the last one before the end of the event', () => {
  const { events } = read([
    'DTSTART;VALUE=DATE:20261224',
    'DTEND;VALUE=DATE:20261227',
    'SUMMARY:Christmas\\, closed',
  ]);
  expect(events).toMatchObject([
    { name: 'Christmas, closed', from: '2026-12-24', to: '2026-12-26', start: 0, end: 1440 },
  ]);
});

const chicago = [
  'BEGIN:VTIMEZONE',
  'TZID:Central Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const outlook = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE';
/** How calendars write the whole day of Dec 24 2026. */
const wholeDays: readonly [who: string, lines: string[], head?: string[]][] = [
  ['Google', ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225']],
  ['Apple, without an end', ['DTSTART;VALUE=DATE:20261224']],
  ['a length in place of an end', ['DTSTART;VALUE=DATE:20261224', 'DURATION:P1D']],
  [
    'Outlook, midnights of a zone of its own name',
    [
      'DTSTART;TZID=Central Standard Time:20261224T000000',
      'DTEND;TZID=Central Standard Time:20261225T000000',
      outlook,
    ],
    chicago,
  ],
  [
    'Outlook, without the zone',
    [
      'DTSTART;TZID=Central Standard Time:20261224T000000',
      'DTEND;TZID=Central Standard Time:20261225T000000',
      outlook,
    ],
  ],
  [
    'Exchange, midnights of another zone',
    ['DTSTART;TZID=Asia/Singapore:20261224T000000', 'DTEND;TZID=Asia/Singapore:20261225T000000'],
  ],
  ['midnights without a zone', ['DTSTART:20261224T000000', 'DTEND:20261225T000000']],
  ['midnights of UTC', ['DTSTART:20261224T000000Z', 'DTEND:20261225T000000Z']],
  ["the account's midnights, in UTC", ['DTSTART:20261224T060000Z', 'DTEND:20261225T060000Z']],
  [
    "the file's midnights, in UTC",
    ['DTSTART:20261223T160000Z', 'DTEND:20261224T160000Z'],
    ['X-WR-TIMEZONE:Asia/Kuala_Lumpur'],
  ],
  [
    'Exchange, midnights of an unnamed zone in UTC',
    ['DTSTART:20261223T230000Z', 'DTEND:20261224T230000Z', outlook],
  ],
  ['an end at 23:59', ['DTSTART:20261224T000000', 'DTEND:20261224T235900']],
];

it.each(wholeDays)('a whole day as written by %s', (_, lines, head = []) => {
  const { events } = readText(calendar([[...lines, 'SUMMARY:Eve']], head));
  expect(events).toMatchObject([{ from: '2026-12-24', to: '2026-12-24', start: 0, end: 1440 }]);
});

describe('a part of a day', () => {
  const party = ['DTSTART:20261224T120000', 'DTEND:20261224T170000', 'SUMMARY:Half day'];

  it('stands behind the whole days, in the time of the account', () => {
    const { events } = read(
      party,
      ['DTSTART;VALUE=DATE:20261225', 'SUMMARY:Christmas'],
      ['DTSTART:20261224T180000Z', 'DTEND:20261224T230000Z', 'SUMMARY:In UTC'],
      [
        'DTSTART;TZID=America/New_York:20261224T130000',
        'DTEND;TZID=America/New_York:20261224T180000',
        'SUMMARY:In New York',
      ],
    );
    expect(events.map(({ name, start, end }) => [name, start, end])).toEqual([
      ['Christmas', 0, 1440],
      ['Half day', 720, 1020],
      ['In UTC', 720, 1020],
      ['In New York', 720, 1020],
    ]);
  });

  it('leaves of each number its usual hours but for that time', () => {
    const { events } = read(party);
    const office = { ...alwaysOpenIn(zone), alwaysOpen: false, weekly: officeWeek() };
    expect(datesDuring(events)(alwaysOpenIn(zone))).toMatchObject([
      {
        from: '2026-12-24',
        closed: false,
        intervals: [
          { from: '00:00', to: '12:00' },
          { from: '17:00', to: '24:00' },
        ],
      },
    ]);
    expect(datesDuring(events)(office)).toMatchObject([
      { closed: false, intervals: [{ from: '09:00', to: '12:00' }] },
    ]);
  });

  it('of several days closes the days between', () => {
    const { events } = read([
      'DTSTART:20261223T150000',
      'DTEND:20261225T100000',
      'SUMMARY:Inventory',
    ]);
    expect(datesDuring(events)(alwaysOpenIn(zone))).toMatchObject([
      { from: '2026-12-23', intervals: [{ from: '00:00', to: '15:00' }] },
      { from: '2026-12-24', closed: true },
      { from: '2026-12-25', intervals: [{ from: '10:00', to: '24:00' }] },
    ]);
  });
});

describe('repeated events', () => {
  const yearly = ['UID:a@test', 'DTSTART;VALUE=DATE:20200405', 'SUMMARY:Founding day'];

  it('a plain year is a date of every year; other rules are followed for two years', () => {
    const { events } = read(
      ['DTSTART;VALUE=DATE:20201225', 'RRULE:FREQ=YEARLY', 'SUMMARY:Christmas Day'],
      [
        'DTSTART;VALUE=DATE:20201126',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
        'SUMMARY:Thanksgiving',
      ],
    );
    expect(events.filter(({ repeatsYearly }) => repeatsYearly)).toMatchObject([
      { name: 'Christmas Day', from: '2020-12-25' },
    ]);
    expect(events.filter(({ name }) => name === 'Thanksgiving').map(({ from }) => from)).toEqual([
      '2026-11-26',
      '2027-11-25',
    ]);
  });

  it('an occurrence that was moved is where it was moved to', () => {
    const found = read(
      [...yearly, 'RRULE:FREQ=YEARLY'],
      [
        'UID:a@test',
        'RECURRENCE-ID;VALUE=DATE:20270405',
        'DTSTART;VALUE=DATE:20270409',
        'SUMMARY:Founding day',
      ],
    );
    expect(days(found)).toEqual(['2027-04-09', '2028-04-05']);
  });

  it('an occurrence named by its midnight is the one of that day', () => {
    const found = read(
      [...yearly, 'RRULE:FREQ=YEARLY'],
      [
        'UID:a@test',
        'RECURRENCE-ID:20270405T000000',
        'DTSTART;VALUE=DATE:20270409',
        'SUMMARY:Founding day',
      ],
    );
    expect(days(found)).toEqual(['2027-04-09', '2028-04-05']);
  });

  it('an occurrence that was cancelled, by itself or as an exception, is none', () => {
    const cancelled = [
      'UID:a@test',
      'RECURRENCE-ID;VALUE=DATE:20270405',
      'DTSTART;VALUE=DATE:20270405',
      'STATUS:CANCELLED',
      'SUMMARY:Founding day',
    ];
    expect(days(read([...yearly, 'RRULE:FREQ=YEARLY'], cancelled))).toEqual(['2028-04-05']);
    const excepted = [...yearly, 'RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20270405,20280405'];
    expect(read(excepted).events).toEqual([]);
  });

  it('occurrences from one on are moved together', () => {
    const found = read(
      [
        'UID:w@test',
        'DTSTART;VALUE=DATE:20261123',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'SUMMARY:Stocktaking',
      ],
      [
        'UID:w@test',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261207',
        'DTSTART;VALUE=DATE:20261208',
        'DTEND;VALUE=DATE:20261209',
        'SUMMARY:Stocktaking',
      ],
    );
    expect(days(found)).toEqual(['2026-11-23', '2026-11-30', '2026-12-08', '2026-12-15']);
  });

  it('dates beside a rule, and dates alone, are occurrences', () => {
    const dated = ['DTSTART;VALUE=DATE:20261201', 'SUMMARY:Training'];
    expect(days(read([...dated, 'RDATE;VALUE=DATE:20261203,20261210']))).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-10',
    ]);
    expect(
      days(read([...dated, 'RRULE:FREQ=MONTHLY;COUNT=2', 'RDATE;VALUE=DATE:20261203'])),
    ).toEqual(['2026-12-01', '2026-12-03', '2027-01-01']);
  });

  it.each([
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO', '20200525', ['2027-05-31', '2028-05-29']],
    ['FREQ=YEARLY;INTERVAL=2', '20231224', ['2027-12-24']],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20270101',
      '20261130',
      ['2026-11-30', '2026-12-31'],
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', '20261130', ['2026-11-30', '2026-12-31']],
    ['FREQ=WEEKLY;BYDAY=MO,FR;COUNT=3', '20261123', ['2026-11-23', '2026-11-27', '2026-11-30']],
    ['FREQ=DAILY;COUNT=2', '20261123', ['2026-11-23', '2026-11-24']],
    ['FREQ=YEARLY;BYYEARDAY=1;COUNT=9', '20200101', ['2027-01-01', '2028-01-01']],
    // Outlook's Thanksgiving.
    ['FREQ=YEARLY;BYDAY=TH;BYMONTH=11;BYSETPOS=4', '20201126', ['2026-11-26', '2027-11-25']],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', '20201228', ['2027-01-04', '2028-01-03']],
    [
      'FREQ=YEARLY;BYMONTHDAY=28,-2;COUNT=4',
      '20261128',
      ['2026-11-28', '2026-11-29', '2026-12-28', '2026-12-30'],
    ],
    ['FREQ=YEARLY;BYMONTH=2,6;BYDAY=2TH,1SU;BYSETPOS=2', '20260212', ['2027-02-11', '2028-02-10']],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTH=6,10,11', '20260602', ['2027-06-02', '2028-06-02']],
    [
      'FREQ=MONTHLY;BYMONTH=7,11;BYDAY=2MO,3TU;UNTIL=20271231',
      '20261109',
      ['2027-07-12', '2027-07-20', '2027-11-08', '2027-11-16'],
    ],
  ])('%s from %s has its days', (rule, start, expected) => {
    const found = read([`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`, 'SUMMARY:Rule']);
    expect(days(found)).toEqual(expected);
  });

  it.each(['SECONDLY', 'MINUTELY'])('a rule of FREQ=%s is said and not guessed', (freq) => {
    const rule = ['DTSTART:20261128T090000', `RRULE:FREQ=${freq};BYHOUR=9`, 'SUMMARY:Rule'];
    const { events, leftOut } = read([...rule, 'DURATION:PT1M']);
    expect([events, [...leftOut]]).toEqual([[], [['unfollowed', 1]]]);
  });

  it('an occurrence without its event is an event', () => {
    const found = read([
      'UID:gone@test',
      'RECURRENCE-ID;VALUE=DATE:20261201',
      'DTSTART;VALUE=DATE:20261202',
      'SUMMARY:Alone',
    ]);
    expect(days(found)).toEqual(['2026-12-02']);
  });

  it('an occurrence belongs to its own event alone', () => {
    const found = read(
      [...yearly, 'RRULE:FREQ=YEARLY;COUNT=9'],
      ['UID:b@test', 'DTSTART;VALUE=DATE:20200405', 'RRULE:FREQ=YEARLY;COUNT=9', 'SUMMARY:Other'],
      [
        'UID:b@test',
        'RECURRENCE-ID;VALUE=DATE:20270405',
        'DTSTART;VALUE=DATE:20270409',
        'SUMMARY:Other',
      ],
    );
    expect(found.events.map(({ name, from }) => `${name} ${from}`)).toEqual([
      'Founding day 2027-04-05',
      'Other 2027-04-09',
      'Founding day 2028-04-05',
      'Other 2028-04-05',
    ]);
  });

  it('a rule without an end has one, and a file has its steps', () => {
    const daily = (start: string) => [
      `DTSTART;VALUE=DATE:${start}`,
      'RRULE:FREQ=DAILY',
      `SUMMARY:From ${start}`,
    ];
    expect(read(daily('20261201')).events).toHaveLength(722);
    const { leftOut } = read(...Array.from({ length: 12 }, () => daily('20000101')));
    expect([...leftOut]).toEqual([['unfollowed', 3]]);
  });
});

it('several calendars of a file are read', () => {
  const one = calendar([['DTSTART;VALUE=DATE:20261224', 'SUMMARY:Eve']]);
  const other = calendar([['DTSTART;VALUE=DATE:20261225', 'SUMMARY:Day']]);
  expect(days(readText(`${one}\r\n${other}\r\n`))).toEqual(['2026-12-24', '2026-12-25']);
});

it('says how many events are no dates, and why', () => {
  const day = ['DTSTART;VALUE=DATE:20261224', 'SUMMARY:Eve'];
  const { events, leftOut } = read(
    day,
    day,
    ['DTSTART;VALUE=DATE:20260101', 'SUMMARY:Over'],
    ['DTSTART;VALUE=DATE:20261231', 'STATUS:CANCELLED', 'SUMMARY:Not at all'],
    ['DTSTART;VALUE=DATE:20261230'],
    ['DTSTART:20261224T090000Z', 'SUMMARY:Reminder'],
    ['SUMMARY:Never'],
  );
  expect(events).toHaveLength(1);
  expect(Object.fromEntries(leftOut)).toEqual({
    over: 1,
    cancelled: 1,
    unnamed: 1,
    momentary: 1,
    unreadable: 1,
  });
});

it('refuses what is no calendar', () => {
  for (const text of ['hello', 'BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD', '']) {
    expect(() => readText(text)).toThrow(UnreadableCalendar);
  }
});
