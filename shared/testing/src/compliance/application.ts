import type { BrandDraft, BrandEvidence, CampaignDraft } from '@jackfield/compliance';

/** An application with the verdict that public guidance gives it. */
export interface Application {
  readonly id: string;
  readonly verdict: 'accepted' | 'rejected';
  /** Rules were adjusted on the first set only; the second was measured once they stood. */
  readonly set: 'tuning' | 'held-out';
  readonly brand: BrandDraft;
  readonly evidence?: BrandEvidence;
  readonly campaign?: CampaignDraft;
  /** What the guidance says about an application like this one. */
  readonly because: string;
  /** The page that says so. */
  readonly from: string;
}
