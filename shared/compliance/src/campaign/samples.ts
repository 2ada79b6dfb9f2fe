import type { CampaignDraft } from '../subjects.ts';

/** A sample with its place and the path of its field. */
export interface Sample {
  readonly text: string;
  readonly number: number;
  readonly field: string;
}

/** All samples, also the empty ones. */
export const fieldsOf = ({ sampleMessages }: CampaignDraft): Sample[] =>
  (sampleMessages.length === 0 ? [''] : sampleMessages).map((text, at) => ({
    text,
    number: at + 1,
    field: `sampleMessages.${at}`,
  }));

/** Samples that say something. */
export const samplesOf = (campaign: CampaignDraft): Sample[] =>
  fieldsOf(campaign).filter(({ text }) => text.trim() !== '');
