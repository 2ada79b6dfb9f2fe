import type { WebsiteCheck } from '@jackfield/contract/api/website-check';

/** What was seen of a website, without the time. */
export type WebsiteSeen = Omit<WebsiteCheck, 'checkedAt'>;

/** Opens websites of companies. */
export interface Websites {
  /** Never rejects: what goes wrong is part of the answer. */
  look(address: string): Promise<WebsiteSeen>;
}

/** What is seen of a website that does not answer. */
export const unseen = (problem: WebsiteSeen['problem']): WebsiteSeen => ({
  answers: false,
  problem,
  hasPrivacyPage: false,
  underConstruction: false,
});
