/** Kind of due work that moves a brand on at the registry; its subject is the brand. */
export const brandWork = 'registryBrand';
/** Kind of due work that moves a campaign on at the registry; its subject is the campaign. */
export const campaignWork = 'registryCampaign';
/** Kind of due work that follows what is sent for a fee; its subject is the submission. */
export const submissionWork = 'registrySubmission';
/** Kind of due work that texts a code; its subject is the text. */
export const codeWork = 'phoneCode';
