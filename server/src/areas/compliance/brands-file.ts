import type { BrandListItem } from '@jackfield/contract/api/brand';
import { brandStates, companyTypeWords } from '@jackfield/domain/words/compliance';
import { t } from '@jackfield/texts';
import { type CsvColumn, csvTime } from '../../platform/csv.ts';
import { texts } from './texts.ts';

/** The best score of a vetting that was passed; null without one. */
function bestScore({ vettings }: BrandListItem): number | null {
  const scores = vettings.flatMap(({ status, score }) =>
    status === 'passed' ? (score ?? []) : [],
  );
  return scores.length === 0 ? null : Math.max(...scores);
}

/** Columns of the exported list. */
export const brandColumns: readonly CsvColumn<BrandListItem>[] = [
  { head: texts.fileCompany, value: (row) => row.companyName },
  { head: texts.fileBrand, value: (row) => row.brandName },
  { head: texts.fileType, value: (row) => t(companyTypeWords[row.companyType]) },
  { head: texts.fileStatus, value: (row) => t(brandStates[row.status]) },
  { head: texts.fileScore, value: (row) => bestScore(row) },
  { head: texts.fileCampaigns, value: (row) => row.campaignCount },
  { head: texts.fileCreated, value: (row, zone) => csvTime(row.createdAt, zone) },
];
