import type { Logger } from 'pino';
import { dueKindsOf } from './areas.ts';
import { clearPlans } from './areas/config-files/plans.ts';
import { clearFiles } from './areas/media/clear-files.ts';
import { clearDirectory } from './areas/scim/log.ts';
import type { Auth } from './areas/session/register.ts';
import { createDelivery } from './areas/webhooks/delivery.ts';
import { clearMessages } from './areas/webhooks/messages.ts';
import { openReceivers } from './areas/webhooks/receivers.ts';
import type { MailConfig } from './mail/config.ts';
import { startDelivery } from './mail/delivery.ts';
import type { Parts } from './parts.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createDueWork } from './platform/due-work.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import type { SecretBox } from './platform/secret-box.ts';
import type { FileStorage } from './platform/storage.ts';

interface WorkParts {
  readonly services: {
    readonly db: Database;
    readonly clock: Clock;
    readonly secrets: SecretBox;
  };
  readonly storage: FileStorage;
  readonly log: Logger;
  readonly auth: Auth;
  readonly parts: Parts;
  readonly mailConfig: MailConfig;
  readonly publicUrl: string;
}

/**
 * Starts what nobody asks for: mails, due work, webhooks and housekeeping. Any number of processes
 * on one database share it. Answers how to stop, which waits for what is under way.
 */
export function startWork(given: WorkParts): () => Promise<void> {
  const { services, storage, log, auth, parts, mailConfig, publicUrl } = given;
  const { db, clock } = services;
  const mails = startDelivery({ db, clock, storage, log }, mailConfig);
  const dueWork = createDueWork({ db, clock, log }, dueKindsOf(parts));
  dueWork.start();
  const receivers = openReceivers({ isLocalAllowed: parts.webhooksLocal });
  const webhooks = createDelivery({ ...services, publicUrl, receivers, log });
  webhooks.start();
  const stopHousekeeping = startHousekeeping({
    db,
    storage,
    clock,
    log,
    async chores() {
      await clearFiles(db, storage, clock.now());
      await clearMessages(db, clock.now());
      await auth.keepSso();
      await clearPlans(db, clock.now());
      await clearDirectory(db, clock.now());
    },
  });
  return async () => {
    stopHousekeeping();
    await mails?.stop();
    await dueWork.stop();
    await webhooks.stop();
  };
}
