import { createTransport } from 'nodemailer';
import type { Clock } from '../platform/clock.ts';
import { type Database, outsideTransaction } from '../platform/database.ts';
import type { FileStorage } from '../platform/storage.ts';
import type { MailConfig } from './config.ts';
import { markFailed, markSent, type OutboxMail, takeDueMails } from './outbox.ts';

interface DeliveryPort {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly log: { warn(fields: object, message: string): void };
}

/** Sends waiting mails; `stop` waits for the one under way. */
export interface Delivery {
  /** Sends what is due now. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const every = 2000;

/** The address alone of `Name <address>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Starts sending the outbox over SMTP; null without a mail server, when mails stay where they are. */
export function startDelivery(port: DeliveryPort, config: MailConfig): Delivery | null {
  if (config.smtpUrl === undefined) return null;
  const transport = createTransport(config.smtpUrl, { from: config.from });
  let running: Promise<void> | null = null;

  /** The sound that goes with a mail. Throws where it is there no more: without it nothing is sent. */
  async function attachments({ tenant_id: tenantId, voicemail_id: id }: OutboxMail) {
    if (id === null) return [];
    const file = await port.storage.read(tenantId, id);
    if (file === null) throw new Error('The sound of the message is gone.');
    return [{ filename: 'message.wav', contentType: 'audio/wav', content: file.stream }];
  }

  async function deliver(mail: OutboxMail): Promise<void> {
    try {
      await transport.sendMail({
        ...(mail.sender !== '' && { from: { name: mail.sender, address: addressOf(config.from) } }),
        messageId: `<${mail.id}@${config.from.split('@').at(-1) ?? 'localhost'}>`,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        attachments: await attachments(mail),
        headers: { 'auto-submitted': 'auto-generated' },
      });
      await port.db.system((tx) => markSent(tx, mail.id, port.clock.now()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      port.log.warn({ mail: mail.id, reason }, 'mail not sent');
      await port.db.system((tx) => markFailed(tx, mail.id, reason));
    }
  }

  async function work(): Promise<void> {
    const due = await port.db.system((tx) => takeDueMails(tx, port.clock.now()));
    for (const mail of due) await deliver(mail);
  }

  function run(): Promise<void> {
    running ??= outsideTransaction(work).finally(() => {
      running = null;
    });
    return running;
  }

  const timer = setInterval(() => {
    run().catch((error: unknown) => port.log.warn({ reason: String(error) }, 'mail delivery'));
  }, every);

  return {
    run,
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
      transport.close();
    },
  };
}
