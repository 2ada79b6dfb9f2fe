/** What a campaign is called, wherever it is named. */
export { campaignName } from './campaign-name.ts';
