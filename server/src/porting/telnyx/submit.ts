import type { Telnyx } from 'telnyx';
import { writing } from '../../telnyx/client.ts';
import { countryCodes } from '../../telnyx/country-code.ts';
import { orNull, read, refusal } from '../../telnyx/read.ts';
import { beginStep } from '../../telnyx/step.ts';
import type { PortFault, SentPortOrder } from '../provider.ts';
import { refusalFaults } from './faults.ts';
import { letterPdf } from './letter.ts';
import { findOrders, retrieve } from './orders.ts';
import type { PortingParts } from './porting.ts';
import { keepIds, keepSent, openRecord, orderIdOf, type PortRecord } from './records.ts';
import {
  documentSchema,
  type PortBody,
  portListSchema,
  type TelnyxPortOrder,
  windowsSchema,
} from './shapes.ts';
import { isEnded } from './stand.ts';

const minute = 60_000;
/** When to look first, and how long a cancellation is waited for between two looks. */
const [soon, whileCancelling] = [minute, 15 * minute];

/** Milliseconds for a bill on its way. */
const patience = 15_000;

/** A submission under way. */
interface Step extends PortingParts {
  readonly client: Telnyx;
  readonly sent: SentPortOrder;
  readonly record: PortRecord;
  /** Throws where too little time is left to write. */
  readonly mayWrite: () => void;
}

/** Whether an order can be filled and confirmed. */
const isOpen = ({ status }: TelnyxPortOrder) => status === 'draft' || status === 'exception';

const numbersOf = ({ numbers }: { readonly numbers: readonly { readonly number: string }[] }) =>
  numbers.map(({ number }) => number);

/**
 * Hands a submission in: what Telnyx has of the order is filled with what is right now, what is missing
 * is made, and each part is confirmed. Whatever of it was done before is left (PROV-02).
 */
export async function submit(parts: PortingParts, sent: SentPortOrder) {
  const after = (wait: number) => new Date(parts.clock.now().getTime() + wait);
  const taken = { isTaken: true, askAt: after(soon) };
  const mayWrite = beginStep();
  const record = await openRecord(parts.db, sent);
  if (record.sent === sent.reference || record.cancelled_at !== null) return taken;
  const step: Step = { ...parts, client: await parts.open(), sent, record, mayWrite };
  const live = (await findOrders(step.client, record)).filter((order) => !isEnded(order));
  await keepIds(
    parts.db,
    record,
    live.map(({ id }) => id),
  );
  const wanted = numbersOf(sent);
  const outdated = live.filter((order) => numbersOf(order).some((one) => !wanted.includes(one)));
  // No number can be taken out of an order: it ends, and another is made without it.
  if (outdated.length > 0) {
    for (const order of outdated) await end(step, order);
    return { isTaken: false, askAt: after(whileCancelling) };
  }
  const faults = await handIn(step, live);
  await keepSent(parts.db, sent, { numbers: wanted, faults });
  return taken;
}

/** Cancels an order there, or deletes it while it is a draft. Throws where that is refused. */
async function end({ client, mayWrite }: Step, { id, status }: TelnyxPortOrder): Promise<void> {
  if (status === 'cancel-pending') return;
  mayWrite();
  if (status === 'draft') await orNull(client.portingOrders.delete(id, writing));
  else await client.portingOrders.actions.cancel(id, writing);
}

/** Makes what is missing and confirms what is open; answers what was refused of it. */
async function handIn(step: Step, live: readonly TelnyxPortOrder[]): Promise<PortFault[]> {
  const there = live.flatMap(numbersOf);
  const missing = step.sent.numbers.filter(({ number }) => !there.includes(number));
  const orders = [...live];
  const faults: PortFault[] = [];
  // What is listed at different addresses is ordered apart: an order has one.
  const places = Map.groupBy(missing, ({ serviceAddress }) => JSON.stringify(serviceAddress));
  for (const together of places.values()) {
    const numbers = together.map(({ number }) => number);
    const made = await orFaults(create(step, numbers), numbers);
    if ('faults' in made) faults.push(...made.faults);
    else orders.push(...made.done);
  }
  for (const order of orders) {
    if (!isOpen(order)) continue;
    const filled = await orFaults(fill(step, order), numbersOf(order));
    if ('done' in filled) continue;
    // It may be refused because another process has confirmed it.
    const now = await retrieve(step.client, order.id);
    if (now !== null && isOpen(now)) faults.push(...filled.faults);
  }
  return faults;
}

async function orFaults<Done>(
  work: Promise<Done>,
  numbers: readonly string[],
): Promise<{ readonly done: Done } | { readonly faults: PortFault[] }> {
  try {
    return { done: await work };
  } catch (error) {
    if (refusal(error) === null) throw error;
    return { faults: refusalFaults(error, numbers) };
  }
}

async function create(
  { client, sent, db, record, mayWrite }: Step,
  phone_numbers: string[],
): Promise<TelnyxPortOrder[]> {
  mayWrite();
  const body = { customer_reference: orderIdOf(sent), phone_numbers };
  const made = await client.portingOrders
    .create(body, writing)
    .then((answer) => read(portListSchema, answer).data)
    .catch(async (error: unknown) => {
      if (refusal(error) === null) throw error;
      // They may be refused because they are there: made by a call whose answer was lost.
      const found = (await findOrders(client, record)).filter(
        (order) => !isEnded(order) && numbersOf(order).some((one) => phone_numbers.includes(one)),
      );
      if (found.length === 0) throw error;
      return found;
    });
  await keepIds(
    db,
    record,
    made.map(({ id }) => id),
  );
  return made;
}

/** Fills an order with what is right now, and confirms it. */
async function fill(step: Step, order: TelnyxPortOrder): Promise<void> {
  const { client, sent, mayWrite } = step;
  const { fileName, bytes } = await sent.bill();
  const documents = {
    loa: await upload(step, 'letter-of-authorization.pdf', await letterPdf(sent.letter)),
    invoice: await upload(step, fileName, bytes),
  };
  const wantedAt = await dateFor(client, order.id, sent.wantedAt);
  mayWrite();
  await client.portingOrders.update(
    order.id,
    bodyOf(step, order, { documents, wantedAt }),
    writing,
  );
  mayWrite();
  await client.portingOrders.actions.confirm(order.id, writing);
}

/** Uploads a paper; Telnyx drops within half an hour what no order names, so a lost answer does no harm. */
async function upload({ client, sent, mayWrite }: Step, filename: string, bytes: Buffer) {
  mayWrite();
  const document = {
    file: bytes.toString('base64'),
    filename,
    customer_reference: orderIdOf(sent),
  };
  const answer = await client.documents.uploadJson({ document }, { ...writing, timeout: patience });
  return read(documentSchema, answer).data.id;
}

/** The wanted time where the other carrier lets numbers go then, else the next that it does. */
async function dateFor(client: Telnyx, id: string, wantedAt: Date): Promise<string> {
  const answer = await orNull(client.portingOrders.retrieveAllowedFocWindows(id));
  const { data } = answer === null ? { data: [] } : read(windowsSchema, answer);
  const windows = data.toSorted((one, two) => one.started_at.localeCompare(two.started_at));
  const next = windows.find(({ ended_at: closes }) => new Date(closes) > wantedAt);
  const opens = next && new Date(next.started_at);
  return (opens !== undefined && opens > wantedAt ? opens : wantedAt).toISOString();
}

interface Papers {
  readonly documents: PortBody['documents'];
  readonly wantedAt: string;
}

function bodyOf({ sent, config, webhook }: Step, order: TelnyxPortOrder, papers: Papers): PortBody {
  const listed = sent.numbers.find(({ number }) => numbersOf(order).includes(number));
  const address = listed?.serviceAddress ?? sent.serviceAddress;
  const { connectionId, messagingProfileId } = config;
  return {
    customer_reference: orderIdOf(sent),
    ...(webhook !== null && { webhook_url: webhook(orderIdOf(sent)) }),
    end_user: {
      admin: {
        entity_name: sent.billName,
        auth_person_name: sent.contactName,
        account_number: sent.accountNumber,
        // Who is billed is not asked; as a rule it is one of the numbers.
        billing_phone_number: listed?.number ?? '',
        pin_passcode: sent.pin || null,
      },
      location: {
        street_address: `${address.houseNumber} ${address.streetName}`.trim(),
        extended_address: address.addressLine2 || null,
        locality: address.city,
        administrative_area: address.stateCode,
        postal_code: address.zip,
        country_code: countryCodes[sent.country] ?? 'US',
      },
    },
    documents: papers.documents,
    misc: { type: 'full' },
    activation_settings: { foc_datetime_requested: papers.wantedAt },
    phone_number_configuration: {
      ...(connectionId !== undefined && { connection_id: connectionId }),
      ...(messagingProfileId !== undefined && { messaging_profile_id: messagingProfileId }),
    },
    ...(messagingProfileId !== undefined && { messaging: { enable_messaging: true } }),
  };
}
