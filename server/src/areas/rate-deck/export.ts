import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { defineMessages, t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import { csvAmount, csvFile } from '../../platform/csv.ts';

/** Heads and words of the file of rates. */
const texts = defineMessages('server.rateDeck', {
  fileCountry: 'Country',
  fileCodes: 'Dialing codes',
  fileLowest: 'Lowest rate',
  fileHighest: 'Highest rate',
  fileCurrency: 'Currency',
  fileAllowed: 'Allowed',
  yes: 'Yes',
  no: 'No',
});

const heads = [
  texts.fileCountry,
  texts.fileCodes,
  texts.fileLowest,
  texts.fileHighest,
  texts.fileCurrency,
  texts.fileAllowed,
];

/** Entries as a CSV file (annex J8). */
export function exportDeck(entries: readonly RateDeckEntry[]): Readable {
  async function* pages() {
    yield entries.map(
      ({ name, displayDialingCode, rate, highestRate, currency, isAllowed }) =>
        [
          name,
          displayDialingCode,
          csvAmount(rate, 4),
          csvAmount(highestRate, 4),
          currency,
          t(isAllowed ? texts.yes : texts.no),
        ] as const,
    );
  }
  return csvFile(
    heads.map((head) => t(head)),
    pages(),
  );
}
