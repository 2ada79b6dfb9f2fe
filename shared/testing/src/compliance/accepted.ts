import type { CampaignDraft } from '@jackfield/compliance';
import type { Application } from './application.ts';
import { companies } from './companies.ts';

const stopWords = 'STOP,STOPALL,UNSUBSCRIBE,CANCEL,END,QUIT';

type Texts = Partial<CampaignDraft> &
  Pick<CampaignDraft, 'useCase' | 'description' | 'messageFlow' | 'sampleMessages'> &
  Pick<CampaignDraft, 'optInMessage' | 'optOutMessage' | 'helpMessage'>;

const campaign = (texts: Texts): CampaignDraft => ({
  subUseCases: [],
  optInKeywords: 'START,YES',
  optOutKeywords: stopWords,
  helpKeywords: 'HELP,INFO',
  embeddedLink: false,
  embeddedPhone: false,
  ageGated: false,
  directLending: false,
  numberPool: false,
  termsAccepted: true,
  ...texts,
});

let count = 0;
const accepted = (
  brand: Application['brand'],
  because: string,
  from: string,
  texts?: Texts,
  evidence?: Application['evidence'],
): Application => {
  count += 1;
  return {
    id: `accepted-${count}`,
    verdict: 'accepted',
    set: count % 2 === 0 ? 'held-out' : 'tuning',
    brand,
    because,
    from,
    ...(texts && { campaign: campaign(texts) }),
    ...(evidence && { evidence }),
  };
};

const twilioExamples = 'https://support.twilio.com/hc/en-us/articles/26149060902555';
const telnyxUseCases = 'https://developers.telnyx.com/docs/messaging/10dlc/campaign-use-cases';
const awsChecklist =
  'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-quickstart.md';
const awsCriteria =
  'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-review-criteria.html';
const verbal =
  'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-optin-verbal.md';
const checklist = 'https://ultimatewpsms.com/knowledge-base/10dlc-campaign-checklist/';

/** What public guidance calls complete: written after its examples, with invented companies. */
export const acceptedApplications: readonly Application[] = [
  accepted(
    companies.dental,
    'Says who sends to whom and why; disclosures complete; samples with name and STOP.',
    awsChecklist,
    {
      useCase: 'AccountNotification',
      description:
        'Harbor Dental reminds its patients of booked visits two days and two hours before, so that they can confirm or move them. Two to four texts a month.',
      messageFlow:
        'Patients tick an optional box, unticked by default, on the online form at https://harbordental.com/new-patient that reads: "I agree to receive appointment reminders by text from Harbor Dental. About 4 messages a month. Message and data rates may apply. Reply STOP to opt out, HELP for help." Links to https://harbordental.com/terms and https://harbordental.com/privacy stand below it.',
      sampleMessages: [
        'Harbor Dental: your cleaning is on Tuesday at 9:30 am. Reply C to confirm or STOP to opt out.',
        'Harbor Dental: see you in two hours at 214 Dauphin Street. Reply STOP to opt out.',
      ],
      optInMessage:
        'Harbor Dental: you now get appointment reminders, about 4 msgs a month. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
      optOutMessage: 'Harbor Dental: you are unsubscribed and will get no more messages.',
      helpMessage:
        'Harbor Dental: for help call 251-555-0110 or write to help@harbordental.com. Reply STOP to opt out.',
    },
  ),
  accepted(
    companies.bank,
    'The guide’s own accepted example: codes for sign-in, sent to existing customers.',
    twilioExamples,
    {
      useCase: '2FA',
      description:
        'Messages are sent by Cedar Valley CU to its existing members. One-time passcodes for signing in to online banking and for confirming changes to a profile.',
      messageFlow:
        'Members enter their mobile number at https://cedarvalleycu.org/signup and check a box that is not pre-checked: "Text me one-time security codes from Cedar Valley CU. One message per request. Message and data rates may apply. Text STOP to cancel or HELP for help." Terms: https://cedarvalleycu.org/terms Privacy: https://cedarvalleycu.org/privacy',
      sampleMessages: [
        'Your Cedar Valley CU verification code is 847291. It expires in 10 minutes. We never ask for it.',
        'Cedar Valley CU: 523016 is your sign-in code. Do not share it. Reply STOP to opt out.',
      ],
      optInMessage:
        'Cedar Valley CU: you will get security codes by text, one per request. Msg&data rates may apply. HELP for help, STOP to cancel.',
      optOutMessage: 'Cedar Valley CU: you have opted out and will receive no further messages.',
      helpMessage:
        'Cedar Valley CU help: 319-555-0100 or cedarvalleycu.org/help. Msg&data rates may apply.',
    },
  ),
  accepted(
    companies.shop,
    'Marketing with express written consent in a separate, optional tick.',
    awsChecklist,
    {
      useCase: 'Marketing',
      description:
        'Pine & Petal sends seasonal offers and discount codes to customers of its flower shop who asked for them, to bring them back for holidays. Up to 4 texts each month.',
      messageFlow:
        'At checkout on https://pineandpetal.shop customers may tick a separate box (never pre-selected, not required to buy): "Yes, send me promotional text messages from Pine & Petal, up to 4 per month. Msg & data rates may apply. Reply HELP for help or STOP to unsubscribe. Terms pineandpetal.shop/terms, privacy policy pineandpetal.shop/privacy."',
      sampleMessages: [
        'Pine & Petal: 20% off all tulips this weekend with code SPRING. Shop at https://pineandpetal.shop/spring. Reply STOP to opt out.',
        'Pine & Petal: Mother’s Day is Sunday! Order by Friday and delivery is free: https://pineandpetal.shop/mom. Reply STOP to unsubscribe.',
      ],
      embeddedLink: true,
      optInMessage:
        'Welcome to Pine & Petal offers! Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
      optOutMessage:
        'Pine & Petal: You are unsubscribed. You will not receive any more messages from us.',
      helpMessage:
        'Pine & Petal: questions? Email hello@pineandpetal.shop or call 303-555-0110. Reply STOP to opt out.',
    },
  ),
  accepted(
    companies.delivery,
    'Delivery texts with links on the brand’s own domain and the link attribute set.',
    telnyxUseCases,
    {
      useCase: 'DeliveryNotification',
      description:
        'Rapid Crate texts recipients of parcels about the status of their delivery: shipped, out for delivery, delivered. Three to five messages for each order.',
      messageFlow:
        'Recipients opt in at rapidcrate.com/track by entering their phone number and checking the unchecked box "Text me delivery updates from Rapid Crate". The form says: message frequency varies by order, message and data rates may apply, reply STOP to end or HELP for help, with links to rapidcrate.com/terms and rapidcrate.com/privacy-policy.',
      sampleMessages: [
        'Rapid Crate: your package shipped! Track it at https://rapidcrate.com/t/19920. Reply STOP to opt out.',
        'Rapid Crate: order 19920 is out for delivery and arrives between 2 and 4 pm. Reply STOP to opt out.',
        'Rapid Crate: order 19920 was delivered to your front door. Reply STOP to opt out.',
      ],
      embeddedLink: true,
      optInMessage:
        'Rapid Crate: you are signed up for delivery updates. Msg frequency varies. Msg&Data rates may apply. Text HELP for help, STOP to end.',
      optOutMessage: 'Rapid Crate: you have been opted out. No more messages will be sent.',
      helpMessage:
        'Rapid Crate support: help@rapidcrate.com or 775-555-0100. Text STOP to end messages.',
    },
  ),
  accepted(
    companies.dental,
    'Support conversations that patients begin; a number to call in a sample and the attribute set.',
    checklist,
    {
      useCase: 'CustomerCare',
      description:
        'The front desk of Harbor Dental answers questions that patients text to the practice about visits, bills and insurance. Frequency depends on the conversation.',
      messageFlow:
        'Patients text the practice first, at the number printed on signs in the waiting room and on harbordental.com/contact, or agree on the paper intake form: "Harbor Dental may answer my questions by text. Message frequency varies. Msg & data rates may apply. Reply HELP for help and STOP to opt out. Terms: harbordental.com/terms. Privacy: harbordental.com/privacy." The tick is optional and no condition of treatment. A picture of the form: harbordental.com/forms/intake.png',
      sampleMessages: [
        'Harbor Dental: we received your question and will answer before 5 pm. Reply STOP to opt out.',
        'Harbor Dental: your claim was paid in full. Questions? Call 251-555-0110. Reply STOP to opt out.',
      ],
      embeddedPhone: true,
      optInMessage:
        'Harbor Dental: thanks for texting us. Message frequency varies. Message and data rates may apply. Reply HELP for help or STOP to opt out.',
      optOutMessage: 'Harbor Dental: you are opted out. We will not text you again.',
      helpMessage:
        'Harbor Dental: call 251-555-0110 Monday to Friday, 8 to 5. Reply STOP to opt out.',
    },
  ),
  accepted(
    companies.college,
    'Higher education: notices of a college to its students, with consent at enrollment as its own tick.',
    telnyxUseCases,
    {
      useCase: 'HigherEducation',
      description:
        'Lakemont College sends enrolled students and staff notices about registration deadlines, campus closures and advising appointments. Around 3 messages a week in term.',
      messageFlow:
        'Students opt in within their profile at https://lakemont.edu/alerts with a checkbox that is off by default and separate from the enrollment terms: "Send me text messages about campus life and deadlines from Lakemont College. Up to 12 msgs/month. Message & data rates may apply. STOP to opt out, HELP for help." See https://lakemont.edu/sms-terms and https://lakemont.edu/privacy.',
      sampleMessages: [
        'Lakemont College: registration for spring classes closes Friday at 5 pm. Reply STOP to opt out.',
        'Lakemont College: campus is closed today because of snow. Classes meet online. Reply STOP to opt out.',
      ],
      optInMessage:
        'Lakemont College: you are subscribed to campus texts, up to 12 msgs/month. Msg & data rates may apply. HELP for help, STOP to opt out.',
      optOutMessage: 'Lakemont College: you are unsubscribed and will receive no more texts.',
      helpMessage: 'Lakemont College: student services, 231-555-0100, help@lakemont.edu.',
    },
  ),
  accepted(
    companies.shelter,
    'Charity: a nonprofit asks for donations with consent of their own for them.',
    'https://www.twilio.com/docs/api/errors/30548',
    {
      useCase: 'Charity',
      description:
        'Second Porch, an animal rescue, texts its donors and volunteers about fundraising drives and adoption days so that they can give or help. Two messages a month.',
      messageFlow:
        'Supporters fill in the form at https://secondporch.org/join. A checkbox of its own, unchecked, says "Text me fundraising and donation messages from Second Porch, about 2 a month"; another one is for event news. Both are optional. Message and data rates may apply. Reply STOP to cancel, HELP for help. Terms https://secondporch.org/terms and privacy policy https://secondporch.org/privacy.',
      sampleMessages: [
        'Second Porch: thank you for helping 41 dogs this month. Give again at https://secondporch.org/give. Reply STOP to opt out.',
        'Second Porch: our adoption day is Saturday, 10 am to 3 pm, at River Park. Reply STOP to opt out.',
      ],
      embeddedLink: true,
      optInMessage:
        'Second Porch: thanks for joining! About 2 msgs a month. Msg & data rates may apply. Reply HELP for help, STOP to cancel.',
      optOutMessage: 'Second Porch: you are unsubscribed. No more messages will come.',
      helpMessage:
        'Second Porch: write to ines@secondporch.org or call 828-555-0100. STOP to cancel.',
    },
  ),
  accepted(
    companies.hotel,
    'Low volume with two kinds of texts that its samples both show.',
    twilioExamples,
    {
      useCase: 'LowVolume',
      subUseCases: ['AccountNotification', 'CustomerCare'],
      description:
        'Bluewater Inn sends guests confirmations of their booking and answers requests during their stay, such as towels or late checkout. Two to six texts per stay.',
      messageFlow:
        'Guests agree while booking on bluewaterinn.com: an optional, unchecked box says "Text me about my stay. Bluewater Inn sends 2 to 6 messages per stay. Message and data rates may apply. Reply STOP to stop, HELP for help." Below it stand links to bluewaterinn.com/terms and bluewaterinn.com/privacy.',
      sampleMessages: [
        'Bluewater Inn: your room for May 3 to 5 is confirmed. Check-in starts at 3 pm. Reply STOP to opt out.',
        'Bluewater Inn: housekeeping is bringing the towels you asked for. Anything else? Reply STOP to opt out.',
      ],
      optInMessage:
        'Bluewater Inn: we will text you about your stay, 2 to 6 msgs. Msg & data rates may apply. Reply HELP for help, STOP to stop.',
      optOutMessage: 'Bluewater Inn: you have been unsubscribed and will get no more texts.',
      helpMessage: 'Bluewater Inn front desk: 321-555-0100. Reply STOP to stop.',
    },
  ),
  accepted(
    companies.grid,
    'A service announcement of a utility; templated words stand in square brackets.',
    'https://www.twilio.com/docs/api/errors/30893.md',
    {
      useCase: 'PublicServiceAnnouncement',
      description:
        'Prairie Light informs members of the electric cooperative about outages, storm preparation and safety near lines. Frequency depends on the weather, at most 10 messages a month.',
      messageFlow:
        'Members text JOIN to 701-555-0100, as advertised on bills and at prairielight.coop/alerts: "Text JOIN for outage and safety texts from Prairie Light. Msg frequency varies. Msg & data rates may apply. Text HELP for help, STOP to quit. Terms prairielight.coop/terms Privacy prairielight.coop/privacy". Joining is optional.',
      sampleMessages: [
        'Prairie Light: power is out near [town]. Crews expect to finish by [time]. Stay away from fallen lines. Reply STOP to quit.',
        'Prairie Light: a storm is coming on [day]. Charge phones and keep flashlights near. Reply STOP to quit.',
      ],
      optInKeywords: 'JOIN',
      optInMessage:
        'Prairie Light: you get outage and safety texts now. Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to quit.',
      optOutMessage: 'Prairie Light: you are unsubscribed; no further messages will be sent.',
      helpMessage: 'Prairie Light: member services 701-555-0100 or prairielight.coop/help.',
    },
  ),
  accepted(
    companies.school,
    'A district writes to parents who opted in on a paper form; the form can be looked at.',
    'https://static1.twilio.com/docs/api/errors/30909',
    {
      useCase: 'K12Education',
      description:
        'Elm Hollow Schools notify parents and guardians of students about closings, attendance and school events. Up to 15 messages each month.',
      messageFlow:
        'Parents opt in on a paper form at the start of the year; the signature for texts is separate and voluntary. It says: "Elm Hollow Schools may send me school notices by text, up to 15 a month. Message and data rates may apply. Reply HELP for help and STOP to end." The form, terms and privacy policy can be seen at https://elmhollow.k12.pa.us/text-form.pdf, https://elmhollow.k12.pa.us/terms and https://elmhollow.k12.pa.us/privacy.',
      sampleMessages: [
        'Elm Hollow Schools: all schools open two hours late today. Buses run two hours later. Reply STOP to end.',
        'Elm Hollow Schools: parent-teacher night is Thursday at 6 pm in the gym. Reply STOP to end.',
      ],
      optInMessage:
        'Elm Hollow Schools: you are signed up for school notices, up to 15 msgs a month. Msg & data rates may apply. HELP for help, STOP to end.',
      optOutMessage: 'Elm Hollow Schools: you are opted out and will not receive further messages.',
      helpMessage: 'Elm Hollow Schools: office 717-555-0100, help@elmhollow.k12.pa.us.',
    },
  ),
  accepted(
    companies.realty,
    'Agents of one brand; the registered brand is the one whose name the texts carry.',
    awsCriteria,
    {
      useCase: 'AgentsFranchises',
      description:
        'Agents of Northgate Realty text home buyers and sellers who asked for them about showings, offers received and closing dates. About 2 messages a week during a search.',
      messageFlow:
        'Clients ask for texts on https://www.northgaterealty.com/contact. The unchecked box reads "I agree to get texts about my home search from agents of Northgate Realty. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help." The page links https://www.northgaterealty.com/terms and https://www.northgaterealty.com/privacy. Mobile numbers are never shared with third parties.',
      sampleMessages: [
        'Northgate Realty: Dana here. Your showing of 1180 N Clark is set for Saturday, 11 am. Reply STOP to opt out.',
        'Northgate Realty: the sellers answered your offer. Can we talk at 4 pm? Reply STOP to opt out.',
      ],
      optInMessage:
        'Northgate Realty: you will get texts about your home search. Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to opt out.',
      optOutMessage: 'Northgate Realty: you are unsubscribed. No further messages will be sent.',
      helpMessage: 'Northgate Realty: call 312-555-0100 or visit northgaterealty.com/help.',
    },
  ),
  accepted(
    companies.insurer,
    'Mixed: claims news and care, both declared and shown by the samples.',
    awsChecklist,
    {
      useCase: 'Mixed',
      subUseCases: ['AccountNotification', 'CustomerCare'],
      description:
        'Keystone Mutual updates policyholders about claims received, paid or missing a document, and answers their questions by text. Three messages per claim on average.',
      messageFlow:
        'Policyholders switch texts on in their account at keystonemutual.com/preferences (off by default): "Keystone Mutual may text me about my claims. About 3 messages per claim. Message and data rates may apply. Reply STOP to cancel, HELP for help." Terms of use: keystonemutual.com/sms-terms. Privacy notice: keystonemutual.com/privacy. Screenshots without sign-in: keystonemutual.com/sms-optin.',
      sampleMessages: [
        'Keystone Mutual: we received your claim 88-1204 and will write within 2 days. Reply STOP to cancel.',
        'Keystone Mutual: thanks for your question. An adjuster calls you today from 412-555-0100. Reply STOP to cancel.',
      ],
      embeddedPhone: true,
      optInMessage:
        'Keystone Mutual: claim texts are on, about 3 msgs per claim. Msg & data rates may apply. HELP for help, STOP to cancel.',
      optOutMessage: 'Keystone Mutual: texts are off. You will receive no more messages.',
      helpMessage: 'Keystone Mutual: claims desk 412-555-0100, claims@keystonemutual.com.',
    },
  ),
  accepted(
    companies.bank,
    'Fraud alerts with the number of the bank and the attribute set.',
    telnyxUseCases,
    {
      useCase: 'FraudAlert',
      description:
        'Cedar Valley CU warns members by text when a card payment looks like fraud and asks whether they made it. Messages are sent only when a payment is suspicious.',
      messageFlow:
        'Members turn on fraud alerts at cedarvalleycu.org/alerts or verbally with a teller, who reads: "Cedar Valley CU will text you when a payment looks suspicious. Message frequency varies, message and data rates may apply, reply STOP to opt out and HELP for help. See cedarvalleycu.org/terms and cedarvalleycu.org/privacy. Do you agree?" The member says yes or no; either way the account is opened.',
      sampleMessages: [
        'Cedar Valley CU: did you spend $412.08 at Gadget Hut? Reply YES or NO, or call 319-555-0100. Reply STOP to opt out.',
        'Cedar Valley CU: your card ending 4410 is blocked after a suspicious charge. Call 319-555-0100. Reply STOP to opt out.',
      ],
      embeddedPhone: true,
      optInMessage:
        'Cedar Valley CU: fraud alerts are on. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
      optOutMessage: 'Cedar Valley CU: fraud texts are off; you will get no more messages.',
      helpMessage: 'Cedar Valley CU: security desk 319-555-0100, any time. Reply STOP to opt out.',
    },
  ),
  accepted(companies.builder, 'Verbal consent with the whole script in the flow.', verbal, {
    useCase: 'CustomerCare',
    description:
      'Ridgeline Builders texts homeowners with a running project about crew arrival, inspections and questions on site. About 2 messages per week while we build.',
    messageFlow:
      'When a contract is discussed by phone, our office reads this script word for word: "May Ridgeline Builders text you about your project? You get about two messages a week. Message and data rates may apply. Reply STOP to opt out or HELP for help at any time. Our terms and privacy policy are at ridgelinebuilders.com/terms and ridgelinebuilders.com/privacy. It is fine to say no." Only a clear yes is recorded, and a confirmation text follows.',
    sampleMessages: [
      'Ridgeline Builders: the framing crew arrives tomorrow at 7 am. Please keep the driveway free. Reply STOP to opt out.',
      'Ridgeline Builders: the inspector passed the foundation today. Questions? Just reply. Reply STOP to opt out.',
    ],
    optInMessage:
      'Ridgeline Builders: project texts are on, about 2 msgs a week. Msg & data rates may apply. HELP for help, STOP to opt out.',
    optOutMessage: 'Ridgeline Builders: you are opted out. No more texts will be sent.',
    helpMessage: 'Ridgeline Builders: office 801-555-0100, sam@ridgelinebuilders.com.',
  }),
  accepted(companies.grid, 'A survey that is not political.', telnyxUseCases, {
    useCase: 'PollingVoting',
    description:
      'Prairie Light asks members who called for service how the visit went, in a survey of one or two questions. One or two messages after each visit.',
    messageFlow:
      'On the service request at prairielight.coop/service members may tick (optional, unticked): "Text me a short survey from Prairie Light after the visit, 1 to 2 messages. Msg & data rates may apply. STOP to opt out, HELP for help." Links: prairielight.coop/terms, prairielight.coop/privacy.',
    sampleMessages: [
      'Prairie Light: how was our visit today? Reply 1 (poor) to 5 (great). Reply STOP to opt out.',
      'Prairie Light: thank you for your rating. What could we do better? Reply STOP to opt out.',
    ],
    optInMessage:
      'Prairie Light: thanks, you get 1 to 2 survey msgs after a visit. Msg & data rates may apply. HELP for help, STOP to opt out.',
    optOutMessage: 'Prairie Light: you are unsubscribed from surveys and will get no more texts.',
    helpMessage: 'Prairie Light: 701-555-0100 or service@prairielight.coop.',
  }),
  accepted(
    companies.delivery,
    'Security alerts about the account, sent to its users.',
    telnyxUseCases,
    {
      useCase: 'SecurityAlert',
      description:
        'Rapid Crate alerts users of its shipping portal when a new device signs in or a password changes, so that they can act. Sent only when it happens.',
      messageFlow:
        'Users add a mobile number under rapidcrate.com/account/security and check the box, which is not checked for them: "Send me security alerts by SMS from Rapid Crate. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help." Terms rapidcrate.com/terms, privacy rapidcrate.com/privacy-policy; screenshot rapidcrate.com/sms.png.',
      sampleMessages: [
        'Rapid Crate: a new sign-in from Chrome on Windows in Reno. Not you? Change your password now. Reply STOP to opt out.',
        'Rapid Crate: your password was changed at 2:14 pm. If this was not you, contact support. Reply STOP to opt out.',
      ],
      optInMessage:
        'Rapid Crate: security alerts are on. Msg frequency varies. Msg&data rates may apply. HELP for help, STOP to opt out.',
      optOutMessage: 'Rapid Crate: security texts are off. You will receive no more messages.',
      helpMessage: 'Rapid Crate: security@rapidcrate.com or 775-555-0100.',
    },
  ),
  accepted(
    companies.hotel,
    'Marketing by keyword: the flow gives the word, the number and every disclosure.',
    'https://static1.twilio.com/docs/api/errors/30909',
    {
      useCase: 'Marketing',
      description:
        'Bluewater Inn sends past guests who joined its list special rates and weekend packages, so that they book again. Up to 2 messages per month.',
      messageFlow:
        'Guests text WAVES to 321-555-0100 after reading a card at the front desk: "Text WAVES for deals by text from Bluewater Inn. Up to 2 msgs per month. Msg & data rates may apply. Text STOP to opt out or HELP for help. Not required for any stay. bluewaterinn.com/terms bluewaterinn.com/privacy". The card can be seen at bluewaterinn.com/waves-card.',
      sampleMessages: [
        'Bluewater Inn: stay 3 nights in June and save 15%. Book at bluewaterinn.com/june. Reply STOP to opt out.',
        'Bluewater Inn: free breakfast for bookings made this week, bluewaterinn.com/breakfast. Reply STOP to opt out.',
      ],
      embeddedLink: true,
      optInKeywords: 'WAVES',
      optInMessage:
        'Bluewater Inn deals: up to 2 msgs per month. Msg & data rates may apply. Reply HELP for help or STOP to opt out.',
      optOutMessage: 'Bluewater Inn: you are out. No more deals will be texted to you.',
      helpMessage: 'Bluewater Inn: 321-555-0100, stay@bluewaterinn.com. Reply STOP to opt out.',
    },
  ),
  accepted(
    companies.shop,
    'Order confirmations by a shop: transactional, phone optional, disclosure beside the field.',
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-optin-transactional.html',
    {
      useCase: 'DeliveryNotification',
      description:
        'Pine & Petal texts people who ordered flowers when the bouquet is on its way and when it has been delivered. Two messages for an order.',
      messageFlow:
        'The phone field at checkout on pineandpetal.shop is optional. Beside it stands: "Add your mobile number to get order texts from Pine & Petal, 2 per order. Message and data rates may apply. Reply STOP to opt out or HELP for help. Terms: pineandpetal.shop/terms. Privacy: pineandpetal.shop/privacy."',
      sampleMessages: [
        'Pine & Petal: your bouquet left our shop and arrives before noon. Reply STOP to opt out.',
        'Pine & Petal: order 3307 was delivered to the porch at 11:20 am. Reply STOP to opt out.',
      ],
      optInMessage:
        'Pine & Petal: order texts are on, 2 per order. Msg & data rates may apply. HELP for help, STOP to opt out.',
      optOutMessage: 'Pine & Petal: order texts are off, you get no more messages.',
      helpMessage: 'Pine & Petal: hello@pineandpetal.shop, 303-555-0110.',
    },
  ),
  accepted(
    companies.builder,
    'Texts to employees with written consent of their own.',
    'https://kb.phonespeak.com/article/why-is-my-10dlc-campaign-declinedrejected',
    {
      useCase: 'AccountNotification',
      description:
        'Ridgeline Builders sends its employees and crews notices about shifts, site changes and weather delays. Five to ten messages a week.',
      messageFlow:
        'Employees sign a separate, voluntary form when they start: "I agree to receive shift texts from Ridgeline Builders, 5 to 10 a week. Message and data rates may apply. I can reply STOP to opt out or HELP for help." Form, terms and privacy policy: ridgelinebuilders.com/staff-texts, ridgelinebuilders.com/terms, ridgelinebuilders.com/privacy.',
      sampleMessages: [
        'Ridgeline Builders: shift change for Friday, start at 6 am at Foothill. Reply STOP to opt out.',
        'Ridgeline Builders: lightning near the site, work stops until 2 pm. Reply STOP to opt out.',
      ],
      optInMessage:
        'Ridgeline Builders: shift texts are on, 5 to 10 msgs a week. Msg & data rates may apply. HELP for help, STOP to opt out.',
      optOutMessage: 'Ridgeline Builders: you are opted out and get no more messages.',
      helpMessage: 'Ridgeline Builders: dispatch 801-555-0100.',
    },
  ),
  accepted(companies.college, 'Emergency alerts of a campus.', telnyxUseCases, {
    useCase: 'Emergency',
    description:
      'Lakemont College warns students, staff and visitors of dangers on campus such as fire, severe weather or lockdown. Only in emergencies and one test per term.',
    messageFlow:
      'Students and staff sign up at lakemont.edu/safety by checking an unchecked box: "Text me emergency alerts from Lakemont College. Frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help." Terms lakemont.edu/sms-terms, privacy lakemont.edu/privacy. Nobody has to sign up.',
    sampleMessages: [
      'Lakemont College ALERT: tornado warning until 4:15 pm. Go to the lowest floor now. Reply STOP to opt out.',
      'Lakemont College: the lockdown has ended. Campus is safe. Reply STOP to opt out.',
    ],
    optInMessage:
      'Lakemont College: emergency alerts are on. Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to opt out.',
    optOutMessage: 'Lakemont College: alerts are off, no more messages will be sent.',
    helpMessage: 'Lakemont College: campus safety 231-555-0111.',
  }),
  accepted(
    companies.insurer,
    'Payment reminders of an insurer that is itself owed the premium.',
    'https://www.twilio.com/docs/api/errors/30863.md',
    {
      useCase: 'AccountNotification',
      description:
        'Keystone Mutual reminds customers when a premium is due, was paid or a policy renews. One to three texts a month.',
      messageFlow:
        'Customers choose texts on keystonemutual.com/billing with a switch that is off until they turn it on: "Send me billing texts from Keystone Mutual, 1 to 3 a month. Message and data rates may apply. Reply STOP to cancel or HELP for help." keystonemutual.com/sms-terms and keystonemutual.com/privacy are linked. Screenshot: keystonemutual.com/billing-optin.',
      sampleMessages: [
        'Keystone Mutual: your premium of $84.20 is due on June 1. Pay at https://keystonemutual.com/pay. Reply STOP to cancel.',
        'Keystone Mutual: thank you, we received your payment of $84.20. Reply STOP to cancel.',
      ],
      embeddedLink: true,
      optInMessage:
        'Keystone Mutual: billing texts are on, 1 to 3 msgs a month. Msg & data rates may apply. HELP for help, STOP to cancel.',
      optOutMessage: 'Keystone Mutual: billing texts are off. No more messages.',
      helpMessage: 'Keystone Mutual: billing@keystonemutual.com, 412-555-0100.',
    },
  ),
  accepted(
    companies.shelter,
    'A sweepstake with rules and declared as such.',
    'https://help.wire2air.com/hc/en-us/articles/40091818258964-10DLC-Prohibited-Content',
    {
      useCase: 'Sweepstake',
      description:
        'Second Porch tells supporters who entered its yearly free quilt drawing about entry, deadline and winner. Three messages per drawing.',
      messageFlow:
        'Supporters enter at secondporch.org/quilt and may tick an optional box, unticked: "Text me about the drawing. Second Porch sends 3 messages. No purchase necessary. Message and data rates may apply. Reply STOP to end, HELP for help. Rules and terms: secondporch.org/quilt-rules. Privacy: secondporch.org/privacy."',
      sampleMessages: [
        'Second Porch: you are entered in the quilt drawing on May 1. No purchase necessary. Reply STOP to end.',
        'Second Porch: the winner of the quilt sweepstakes is drawn today at noon. Reply STOP to end.',
      ],
      optInMessage:
        'Second Porch: you are entered. 3 msgs per drawing. Msg & data rates may apply. HELP for help, STOP to end.',
      optOutMessage: 'Second Porch: you are unsubscribed, no more messages.',
      helpMessage: 'Second Porch: ines@secondporch.org or 828-555-0100.',
    },
  ),
  accepted(
    companies.dental,
    'Legal name, EIN, street address and mail of the own domain.',
    awsCriteria,
  ),
  accepted(
    companies.insurer,
    'A listed company with exchange, symbol and mail of its own domain.',
    'https://support.ringlogix.com/index.php?/Knowledgebase/Article/View/710',
  ),
  accepted(
    companies.shelter,
    'A nonprofit with EIN whose website answers and has a privacy page.',
    awsCriteria,
    undefined,
    { website: { answers: true, hasPrivacyPage: true, title: 'Second Porch Animal Rescue' } },
  ),
  accepted(
    { ...companies.realty, taxId: '362204418' },
    'An EIN has nine digits; the hyphen is how it is written.',
    'https://ein.so/ein-number-format/',
  ),
  accepted(
    {
      ...companies.shop,
      companyName: 'Maple Row Furniture Ltd.',
      brandName: 'Maple Row',
      taxCountry: 'CA',
      taxId: '123782907',
      website: 'https://maplerow.ca',
      address: {
        houseNumber: '88',
        streetName: 'King St W',
        addressLine2: '',
        city: 'Toronto',
        stateCode: 'ON',
        zip: 'M5H 1J9',
      },
      contact: { ...companies.shop.contact, email: 'mo@maplerow.ca' },
    },
    'A Canadian company with the first nine digits of its business number.',
    'https://support.stackapp.co/docs/phone-system/a2p-registration/brand-registration-best-practices',
  ),
  accepted(
    { ...companies.hotel, website: 'https://www.bluewaterinn.com/about' },
    'A page of the own site is a working website.',
    awsCriteria,
    undefined,
    {
      website: { answers: true, hasPrivacyPage: true, title: 'Bluewater Inn · Cocoa Beach' },
      phoneVerified: true,
    },
  ),
  accepted(
    { ...companies.builder, brandName: 'Ridgeline' },
    'A trading name that is part of the legal one.',
    'https://docs.gary.club/ai-agency-unlocked/brand-registration',
  ),
  accepted(
    companies.college,
    'A college foundation with tax-exempt status and mail of its .edu domain.',
    'https://twilio.com/de/docs/api/errors/30798',
  ),
];
