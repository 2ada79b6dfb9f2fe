/** A public page that was read for a rule. */
export interface Source {
  readonly name: string;
  readonly url: string;
  /** The day on which it was read. */
  readonly readOn: string;
}

const readOn = '2026-11-23';
const source = (name: string, url: string): Source => ({ name, url, readOn });

const twilio = 'https://www.twilio.com/docs/api/errors';
/** A rejection that Twilio documents by its error code. */
export const twilioError = (code: number): Source => source(`Twilio ${code}`, `${twilio}/${code}`);

const aws = 'https://docs.aws.amazon.com/sms-voice/latest/userguide';

export const sources = {
  awsChecklist: source('AWS, opt-in checklist', `${aws}/registration-help-quickstart.md`),
  awsCriteria: source('AWS, review criteria', `${aws}/registration-help-review-criteria.html`),
  awsRejections: source(
    'AWS, rejections',
    `${aws}/registration-help-rejection-troubleshooting.html`,
  ),
  bandwidth: source(
    'Bandwidth, vetting',
    'https://www.bandwidth.com/support/en/articles/12823077-bandwidth-vetting-rejection-reasons',
  ),
  brandFields: source(
    'RingLogix, brand fields',
    'https://support.ringlogix.com/index.php?/Knowledgebase/Article/View/710',
  ),
  brandGuide: source(
    'LeadConnector, brands',
    'https://help.leadconnectorhq.com/support/solutions/articles/155000000766-a2p-10dlc-brand-approval-best-practices',
  ),
  canadianTaxId: source(
    'Stack, brands',
    'https://support.stackapp.co/docs/phone-system/a2p-registration/brand-registration-best-practices',
  ),
  carrierCodes: source(
    'Telnyx, carrier codes',
    'https://support.telnyx.com/en/articles/10547022-10dlc-carrier-error-codes-explanations',
  ),
  claims: source('10DLC Check, content', 'https://10dlccheck.com/partials/guidelines.html'),
  einFormat: source('EIN format', 'https://ein.so/ein-number-format/'),
  einPrefixes: source(
    'IRS prefixes',
    'https://cdssolutions.org/lessons/how-eins-are-assigned-and-valid-ein-prefixes',
  ),
  feedback: source(
    'Sinch, brand feedback',
    'https://developers.sinch.com/docs/10dlc-registration/api-reference/10dlc-registration/10dlc-brand-registration/brandregistrationservice_getbrandregistrationfeedback',
  ),
  ownNameOnly: source(
    'FeatureHelp, campaigns',
    'https://featurehelp.com/main/c/phone-voice-text/b/a2p-10dlc-campaign-approval-requirements',
  ),
  publicShorteners: source(
    'UpCell, links',
    'https://upccell.zendesk.com/hc/en-us/articles/35150610082323-Important-Prohibit-Using-Shared-Public-URL-Shorteners',
  ),
  restrictedContent: source(
    'Wire2Air, content',
    'https://help.wire2air.com/hc/en-us/articles/40091818258964-10DLC-Prohibited-Content',
  ),
  sampleRules: source(
    'GetThru, samples',
    'https://help.getthru.io/support/solutions/articles/44002326102-10dlc-sample-message-requirements',
  ),
  telnyxBrands: source(
    'Telnyx, brands',
    'https://developers.telnyx.com/docs/messaging/10dlc/troubleshooting',
  ),
  telnyxSamples: source(
    'Telnyx, samples',
    'https://developers.telnyx.com/docs/messaging/10dlc/campaign-use-cases',
  ),
  twilioCampaigns: source(
    'Twilio, campaigns',
    'https://support.twilio.com/hc/en-us/articles/11847054539547-A2P-10DLC-Campaign-Approval-Requirements',
  ),
  twilioExamples: source(
    'Twilio, examples',
    'https://support.twilio.com/hc/en-us/articles/26149060902555-A2P-10DLC-Campaign-Registration-Recommendations',
  ),
  twilioNonprofit: source(
    'Twilio, nonprofits',
    'https://twilio.com/en-us/changelog/a2p-10dlc-registration-for-all-us-501-c--nonprofit-organizations',
  ),
  vettingCodes: source(
    'Vetting codes',
    'https://support.intulse.com/articles/10dlc-registration/campaign-error-codes',
  ),
} as const;
