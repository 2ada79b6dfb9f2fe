import type { BrandListItem } from '@jackfield/contract/api/brand';
import { t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import { csvFile, type CsvValue } from '../../platform/csv.ts';
import { texts } from './texts.ts';

const heads = [
  texts.fileCompany,
  texts.fileBrand,
  texts.fileType,
  texts.fileStatus,
  texts.fileScore,
  texts.fileCampaigns,
  texts.fileCreated,
];

/** The best score of a vetting that was passed; null without one. */
function bestScore({ vettings }: BrandListItem): number | null {
  const scores = vettings.flatMap(({ status, score }) =>
    status === 'passed' ? (score ?? []) : [],
  );
  return scores.length === 0 ? null : Math.max(...scores);
}

const cells = (row: BrandListItem): CsvValue[] => [
  row.companyName,
  row.brandName,
  row.companyType,
  row.status,
  bestScore(row),
  row.campaignCount,
  row.createdAt,
];

/** Brands read at once; the file grows by as many lines. */
export const brandsStep = 500;

/** The listing as a CSV file, read step by step (annex J8). */
export function brandsFile(read: (offset: number) => Promise<readonly BrandListItem[]>): Readable {
  async function* pages() {
    for (let offset = 0; ; offset += brandsStep) {
      const rows = await read(offset);
      yield rows.map(cells);
      if (rows.length < brandsStep) return;
    }
  }
  return csvFile(
    heads.map((head) => t(head)),
    pages(),
  );
}
