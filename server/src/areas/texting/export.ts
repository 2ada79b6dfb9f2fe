import type { TextingNumber } from '@jackfield/contract/api/texting';
import { defineMessages, t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import { csvFile, type CsvValue } from '../../platform/csv.ts';

/** Heads of the exported file. */
const texts = defineMessages('server.texting', {
  fileNumber: 'Number',
  fileLabel: 'Label',
  fileOwner: 'Owner',
  fileState: 'State',
  fileLink: 'First broken link',
  fileSince: 'Since',
  fileBrand: 'Brand',
  fileCampaign: 'Campaign',
});

const heads = [
  texts.fileNumber,
  texts.fileLabel,
  texts.fileOwner,
  texts.fileState,
  texts.fileLink,
  texts.fileSince,
  texts.fileBrand,
  texts.fileCampaign,
];

const cells = (row: TextingNumber): CsvValue[] => [
  row.number,
  row.label,
  row.ownerName,
  row.reason,
  row.links.find(({ state }) => state !== 'done' && state !== 'none')?.link ?? '',
  row.since,
  row.brand?.name ?? '',
  row.isAttached ? (row.campaign?.name ?? '') : '',
];

/** Numbers read at once; the file grows by as many lines. */
export const fileStep = 1000;

/** The list as a CSV file, read step by step (annex J8). */
export function textingFile(read: (offset: number) => Promise<readonly TextingNumber[]>): Readable {
  async function* pages() {
    for (let offset = 0; ; offset += fileStep) {
      const rows = await read(offset);
      yield rows.map(cells);
      if (rows.length < fileStep) return;
    }
  }
  return csvFile(
    heads.map((head) => t(head)),
    pages(),
  );
}
