import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import { t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import { csvFile, type CsvValue } from '../../platform/csv.ts';
import { texts } from './texts.ts';

const heads = [
  texts.fileCampaign,
  texts.fileRegistryId,
  texts.fileBrand,
  texts.fileUseCase,
  texts.filePayment,
  texts.fileStatus,
  texts.fileNumbers,
  texts.fileCreated,
];

const cells = (row: CampaignListItem): CsvValue[] => [
  row.name,
  row.registryId,
  row.brand.brandName,
  row.useCase,
  row.paymentStatus,
  row.status,
  row.numberCount,
  row.createdAt,
];

/** Campaigns read at once; the file grows by as many lines. */
export const campaignsStep = 500;

/** The listing as a CSV file, read step by step (annex J8). */
export function campaignsFile(
  read: (offset: number) => Promise<readonly CampaignListItem[]>,
): Readable {
  async function* pages() {
    for (let offset = 0; ; offset += campaignsStep) {
      const rows = await read(offset);
      yield rows.map(cells);
      if (rows.length < campaignsStep) return;
    }
  }
  return csvFile(
    heads.map((head) => t(head)),
    pages(),
  );
}
