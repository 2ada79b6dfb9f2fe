import type { TextingNumber } from '@jackfield/contract/api/texting';
import { brokenLink, textingLinkWords, textingReasonText } from '@jackfield/domain/words/texting';
import { defineMessages, t } from '@jackfield/texts';
import { type CsvColumn, csvTime } from '../../platform/csv.ts';

/** Heads of the exported file. */
const texts = defineMessages('server.texting', {
  fileNumber: 'Number',
  fileLabel: 'Label',
  fileOwner: 'Owner',
  fileState: 'State',
  fileLink: 'What’s missing',
  fileSince: 'Since ({zone})',
  fileBrand: 'Brand',
  fileCampaign: 'Campaign',
});

/** Columns of the exported list. */
export const textingColumns: readonly CsvColumn<TextingNumber>[] = [
  { head: texts.fileNumber, value: (row) => row.number },
  { head: texts.fileLabel, value: (row) => row.label },
  { head: texts.fileOwner, value: (row) => row.ownerName },
  { head: texts.fileState, value: textingReasonText },
  {
    head: texts.fileLink,
    value: (row) => {
      const broken = brokenLink(row);
      return broken ? t(textingLinkWords[broken.link]) : '';
    },
  },
  { head: texts.fileSince, value: (row, zone) => csvTime(row.since, zone) },
  { head: texts.fileBrand, value: (row) => row.brand?.name ?? '' },
  { head: texts.fileCampaign, value: (row) => (row.isAttached ? (row.campaign?.name ?? '') : '') },
];
