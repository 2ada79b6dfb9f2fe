import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { csvAmount, csvCell, csvFile, csvTime } from './csv.ts';

it('no cell is a formula, and every sign survives', () => {
  expect(csvCell('=HYPERLINK("https://evil.example")')).toBe(
    `"'=HYPERLINK(""https://evil.example"")"`,
  );
  expect(['+12515550142', '-1', '@x', '\tx'].map(csvCell)).toEqual([
    "'+12515550142",
    "'-1",
    "'@x",
    "'\tx",
  ]);
  expect(csvCell('O’Neil, Ana\n"Annie"')).toBe('"O’Neil, Ana\n""Annie"""');
  expect([csvCell(null), csvCell(1001), csvCell(-4)]).toEqual(['', '1001', '-4']);
});

it('[annex J8] writes amounts with two decimals and times in the account’s zone', () => {
  const amounts = [788.6, -4, 0].map((amount) => csvCell(csvAmount(amount)));
  expect(amounts).toEqual(['788.60', '-4.00', '0.00']);
  expect(csvCell(csvAmount(0.012, 4))).toBe('0.0120');
  expect(csvAmount(null)).toBeNull();
  const late = '2026-11-26T05:59:27.550Z';
  expect(csvTime(late, 'America/Chicago')).toBe('2026-11-25 23:59');
  expect(csvTime(new Date(late), 'Asia/Kuala_Lumpur')).toBe('2026-11-26 13:59');
  expect(csvTime(null, 'UTC')).toBeNull();
});

it('starts with the byte order mark and the heads, and reads page after page', async () => {
  const read: number[] = [];
  async function* pages() {
    for (const page of [1, 2]) {
      read.push(page);
      yield [[`José ${page}`, page]];
    }
  }
  const file = csvFile(['Name', 'Number'], pages());
  const chunks: string[] = [];
  for await (const chunk of file) chunks.push(String(chunk));
  expect(chunks.join('')).toBe('\uFEFFName,Number\r\nJosé 1,1\r\nJosé 2,2\r\n');
  expect(read).toEqual([1, 2]);
});

it('belongs to the request that asked for it until its last page', async () => {
  const request = new AsyncLocalStorage<string>();
  async function* pages() {
    for (const page of [1, 2, 3]) yield [[page, request.getStore() ?? 'nobody']];
  }
  const file = request.run('Ana', () => csvFile(['Page', 'For'], pages()));
  // A socket that drains takes the next page on its own account.
  const chunks = await file.map(String).toArray();
  expect(chunks.join('')).toBe('\uFEFFPage,For\r\n1,Ana\r\n2,Ana\r\n3,Ana\r\n');
});

it('ends the reading of pages when nobody wants the rest', async () => {
  let isEnded = false;
  async function* pages() {
    try {
      for (;;) yield [['page']];
    } finally {
      isEnded = true;
    }
  }
  const file = csvFile(['Page'], pages());
  for await (const chunk of file) if (String(chunk).includes('page')) break;
  await expect.poll(() => isEnded).toBe(true);
});
