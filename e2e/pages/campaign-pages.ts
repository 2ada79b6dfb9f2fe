import { expect, type Page } from '@playwright/test';
import { advanceClock } from './server-clock.ts';

const listing = '/admin-settings/compliance/campaigns/listing';
const agree = (kinds: string) =>
  `Patients agree at https://harbordental.com/new-patient by ticking a box of its own, never ticked for them, that says: “Harbor Dental may text me ${kinds}, about 4 messages a month. Msg & data rates may apply. Reply HELP for help, STOP to opt out.” Consent is not a condition of purchase. Terms: https://harbordental.com/terms, privacy: https://harbordental.com/privacy.`;
const welcome = (kinds: string) =>
  `Harbor Dental: you get ${kinds}, about 4 msgs a month. Msg & data rates may apply. Reply HELP for help, STOP to opt out.`;

interface Content {
  readonly useCase: string;
  readonly description: string;
  readonly messageFlow: string;
  readonly sampleMessages: readonly [string, string];
  readonly optInMessage: string;
  readonly optOutMessage: string;
  readonly helpMessage: string;
}

/** Campaigns as reviewers let them through. */
export const reminders: Content = {
  useCase: 'Account notification',
  description:
    'Harbor Dental texts its patients reminders of their appointments, two texts for each visit, so that they come on time or call to move it.',
  messageFlow: agree('appointment reminders'),
  sampleMessages: [
    'Harbor Dental: your cleaning is on [day] at [time]. Reply STOP to opt out.',
    'Harbor Dental: see you tomorrow at [time]. Questions? Call 251-555-0110. Reply STOP to opt out.',
  ],
  optInMessage: welcome('appointment reminders'),
  optOutMessage: 'Harbor Dental: you are unsubscribed and get no more messages from us.',
  helpMessage:
    'Harbor Dental: call 251-555-0110 or write to help@harbordental.com. Reply STOP to opt out.',
};

/** The form of a campaign, and the pages of one. */
export class CampaignPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a campaign of the listing by its name. */
  async open(name: string): Promise<void> {
    await this.page.goto(listing);
    await this.page.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async openTab(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name, exact: true })
      .click();
  }

  next(step: string) {
    return this.page.getByRole('button', { name: `Next: ${step}` }).click();
  }

  text(name: RegExp) {
    return this.page.getByRole('textbox', { name });
  }

  async fillPurpose({ useCase, description }: Content): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${useCase}`) }).check();
    await this.text(/^What is it for/).fill(description);
  }

  async fillMessages({ sampleMessages, messageFlow }: Content): Promise<void> {
    for (const [at, sample] of sampleMessages.entries()) {
      const field = this.text(new RegExp(`^Sample message ${at + 1}`));
      if (at > 0 && !(await field.isVisible())) {
        await this.page.getByRole('button', { name: 'Add sample' }).click();
      }
      await field.fill(sample);
    }
    await this.text(/^How do people agree/).fill(messageFlow);
  }

  async fillAnswers({ optInMessage, optOutMessage, helpMessage }: Content): Promise<void> {
    await this.text(/^Opt-in message/).fill(optInMessage);
    await this.text(/^Opt-out message/).fill(optOutMessage);
    await this.text(/^Help message/).fill(helpMessage);
  }

  /** Reads the review and pays. */
  async submit(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /^I have read every line/ }).check();
    await this.page.getByRole('button', { name: 'Submit and pay $15.00' }).click();
    await expect(this.page.getByRole('heading', { name: 'Progress' })).toBeVisible();
  }

  /** Moves the clock until the page says something. */
  async until(text: string): Promise<void> {
    await expect(async () => {
      await advanceClock(this.page.request, 60_000);
      await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible({
        timeout: 1500,
      });
    }).toPass({ timeout: 30_000 });
  }
}
