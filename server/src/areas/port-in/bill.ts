import { daySchema, required } from '@jackfield/contract';
import {
  type BillType,
  billDays,
  maxBillBytes,
  type PortOrder,
} from '@jackfield/contract/api/port-in';
import { t } from '@jackfield/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { mayDo } from '@jackfield/contract';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findRow } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { MediaLeave } from '../media/media-leave.ts';
import { type ReceivedFile, withReceivedFile } from '../media/receive-file.ts';
import { actorOf, changeOrder, withStep } from './change-order.ts';
import { todayText } from './dates.ts';
import { calendarOf, isBillOld, readOrder } from './order.ts';
import { texts } from './texts.ts';

/** What bills are kept with. */
export interface BillParts {
  readonly storage: FileStorage;
  readonly leave: MediaLeave;
  /** Folder for files on their way in. */
  readonly inbox: string;
}

const starts: readonly (readonly [BillType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];

/** What a file is by its bytes, whatever its name says. Throws 415. */
function typeOf(bytes: Buffer): BillType {
  const found = starts.find(([, start]) => bytes.subarray(0, start.length).equals(start));
  if (found === undefined) throw new ApiError('FILETYPE', { message: t(texts.billType) });
  return found[0];
}

const limitOf = () => ({ bytes: maxBillBytes, tooLarge: () => t(texts.billTooLarge) });

/** Name of a bill without folders and signs that no name holds. */
function nameOf({ fileName }: ReceivedFile): string {
  const last = (fileName.split(/[/\\]/).at(-1) ?? '').toWellFormed();
  const plain = last
    .replaceAll('%22', '"')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  return plain.slice(0, 100) || 'bill';
}

/** The day of a bill; throws 400 for one that carriers do not take today. */
async function dateOf(context: RequestContext, file: ReceivedFile): Promise<string> {
  const date = file.field('billDate');
  if (date === '') throw invalidField('billDate', required('day')(), 'REQUIRED');
  if (!v.is(daySchema, date)) throw invalidField('billDate', required('day')());
  const now = context.clock.now();
  const today = await context.read(async (tx) =>
    todayText(await calendarOf(tx, signedIn(context).tenantId, now)),
  );
  if (date > today) throw invalidField('billDate', t(texts.billDateAhead));
  if (isBillOld({ bill_date: date }, today)) {
    throw invalidField('billDate', t(texts.billOld, { days: billDays }));
  }
  return date;
}

/**
 * Adds the bill of an order in place of the one before (PORT-01). Throws 400 for its date, 404, 409
 * once the order was sent, 413, 415.
 */
export async function receiveBill(
  { storage, inbox }: BillParts,
  context: RequestContext,
  id: string,
  request: FastifyRequest,
): Promise<PortOrder> {
  const { tenantId } = signedIn(context);
  await context.read((tx) => readOrder(tx, context, id));
  return withReceivedFile(request, { folder: inbox, limitOf }, async (file) => {
    const billDate = await dateOf(context, file);
    const bytes = await readFile(file.path);
    const contentType = typeOf(bytes);
    const fileName = nameOf(file);
    const billId = newId();
    // A file without its record is cleared; a record without its file would open nothing.
    await storage.put(tenantId, billId, bytes, contentType);
    return changeOrder(context, {
      id,
      action: 'portOrder.addBill',
      states: ['draft', 'rejected'],
      async change(tx, { row, bill }, at) {
        const own = { id: billId, tenant_id: tenantId, order_id: id.toLowerCase() };
        const kept = { file_name: fileName, content_type: contentType, bill_date: billDate };
        await tx
          .deleteFrom('port_bill')
          .where('tenant_id', '=', tenantId)
          .where('order_id', '=', id)
          .execute();
        await tx
          .insertInto('port_bill')
          .values({ ...own, ...kept })
          .execute();
        return {
          set: withStep(row, 'billAdded', at, actorOf(context)),
          before: { bill: bill?.file_name ?? null, billDate: bill?.bill_date ?? null },
          after: { bill: fileName, billDate },
        };
      },
    });
  });
}

/** An address that opens the bill of an order for five minutes; 404 without a bill. */
export async function billAddress(
  { leave }: BillParts,
  context: RequestContext,
  id: string,
): Promise<{ url: string }> {
  const { bill } = await context.read((tx) => readOrder(tx, context, id));
  if (bill === null) throw notFound();
  const { url } = await leave.addressOf(signedIn(context), `/bill/${bill.id}`);
  return { url };
}

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** GET /bill/{id}?token=: the bill as it was sent, to be kept; 401 without a valid token, else 404. */
export function addBillRoute(app: FastifyInstance, { storage, leave }: BillParts): void {
  const { db } = app.services;
  app.get<{ Params: { id: string }; Querystring: { token?: string } }>(
    '/bill/:id',
    async (request, reply) => {
      const { id } = request.params;
      const reader = await leave.readerOf(request.query.token ?? '', `/bill/${id}`);
      if (reader === null) throw new ApiError('UNAUTHORIZED');
      if (!isId(id) || !mayDo(reader, 'numbers:read')) throw notFound();
      const { tenantId } = reader;
      const bill = await db.tenant(tenantId, (tx) => findRow(tx, 'port_bill', { tenantId, id }));
      const file = bill && (await storage.read(tenantId, id));
      if (!bill || !file) throw notFound();
      return reply
        .type(bill.content_type)
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=300')
        .header('content-disposition', `attachment; filename*=UTF-8''${encoded(bill.file_name)}`)
        .send(file.stream);
    },
  );
}
