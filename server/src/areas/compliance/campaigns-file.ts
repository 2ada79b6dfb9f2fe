import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import { campaignPaymentStates, campaignStates } from '@jackfield/domain/words/compliance';
import { t } from '@jackfield/texts';
import { type CsvColumn, csvTime } from '../../platform/csv.ts';
import { texts } from './texts.ts';

/** Columns of the exported list. */
export const campaignColumns: readonly CsvColumn<CampaignListItem>[] = [
  { head: texts.fileCampaign, value: (row) => row.name },
  { head: texts.fileRegistryId, value: (row) => row.registryId },
  { head: texts.fileBrand, value: (row) => row.brand.brandName },
  { head: texts.fileUseCase, value: (row) => nameOfUseCase(row.useCase) },
  { head: texts.filePayment, value: (row) => t(campaignPaymentStates[row.paymentStatus]) },
  { head: texts.fileStatus, value: (row) => t(campaignStates[row.status]) },
  { head: texts.fileNumbers, value: (row) => row.numberCount },
  { head: texts.fileCreated, value: (row, zone) => csvTime(row.createdAt, zone) },
];
