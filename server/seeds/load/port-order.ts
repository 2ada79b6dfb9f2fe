import { correctionDays } from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import { addressText } from '@jackfield/domain/address-text';
import { portOrderWork } from '../../src/areas/port-in/due.ts';
import { letterOf } from '../../src/areas/port-in/letter.ts';
import type { StoredPoint } from '../../src/areas/port-in/tables.ts';
import { scheduleWork } from '../../src/platform/due-rows.ts';
import type { DemoPortOrder } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { type Loading, nameOf } from './loading.ts';
import { serviceAddress } from './people.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);

/** A page with a line of text, as PDF. */
function pageOf(text: string): Buffer {
  const content = `BT /F1 14 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

function pointsOf(loading: Loading, order: DemoPortOrder): StoredPoint[] {
  const { sentAccountNumber: sent, accountNumber: value, numbers } = order;
  const [last = ''] = numbers.at(-1) ?? [];
  return [
    {
      id: loading.id('port point', 'account'),
      field: 'accountNumber',
      number: null,
      sent,
      says: 'Account number not found.',
      cause: 'accountIsNumber',
      correction: { value },
    },
    {
      id: loading.id('port point', 'address'),
      field: 'serviceAddress',
      number: last,
      sent: addressText(serviceAddress(loading)),
      says: `Service address mismatch on TN ${last.slice(2)}.`,
      cause: 'otherAddress',
      correction: null,
    },
  ];
}

/** The porting order of an account that has one, waiting for its second correction (PORT-01). */
export async function loadPortOrder(loading: Loading): Promise<void> {
  const { account, tx, tenantId, now } = loading;
  const { portOrder: order, companyName: billName } = account;
  if (order === undefined) return;
  const nameOfEmail = (email: string) => {
    const person = account.people.find((one) => one.email === email);
    if (person === undefined) throw new Error(`${billName} has no ${email}.`);
    return nameOf(person);
  };
  const [signer, sender] = [nameOfEmail(order.signedBy), nameOfEmail(order.sentBy)];
  const [signed, sent, rejected] = [daysAgo(now, 12), daysAgo(now, 11), daysAgo(now, 6)];
  const id = loading.id('port order', String(order.number));
  const numbers = order.numbers.map(([number]) => number);
  const { carrier } = order;
  const of = { billName, carrier, contactName: signer, numbers };
  const points = pointsOf(loading, order);
  const story = [
    { step: 'billAdded', at: signed.toISOString(), by: sender },
    { step: 'signed', at: signed.toISOString(), by: signer },
    { step: 'submitted', at: sent.toISOString(), by: sender },
    { step: 'rejected', at: rejected.toISOString(), by: null },
  ];
  const until = new Date(rejected.getTime() + correctionDays * 86_400_000);
  await insertAll(tx, 'port_order', [
    {
      id,
      tenant_id: tenantId,
      number: order.number,
      state: 'rejected',
      carrier,
      account_number: order.sentAccountNumber,
      bill_name: billName,
      service_address: JSON.stringify(serviceAddress(loading)),
      contact_name: signer,
      wanted_date: day(daysAgo(now, -9)),
      letter: JSON.stringify({
        signedName: signer,
        signedBy: signer,
        signedById: loading.id('teammate', order.signedBy),
        signedAt: signed.toISOString(),
        ...letterOf(of),
        of,
      }),
      points: JSON.stringify(points),
      story: JSON.stringify(story),
      attempt: 1,
      taken_at: sent,
      correct_until: until,
      submitted_by: loading.id('teammate', order.sentBy),
      submitted_by_name: sender,
      created_at: signed,
      updated_at: rejected,
    },
  ]);
  await insertAll(
    tx,
    'port_number',
    order.numbers.map(([number, label]) => ({
      id: loading.id('port number', number),
      tenant_id: tenantId,
      order_id: id,
      number,
      state: points.some((point) => point.number === number)
        ? ('rejected' as const)
        : ('accepted' as const),
      target: JSON.stringify({ type: 'company', id: loading.id('company', label) }),
    })),
  );
  const billId = loading.id('port bill', String(order.number));
  const text = `${carrier}: ${billName}, ${numbers.map(formatPhone).join(', ')}`;
  const bill = pageOf(`${text}. Account ${order.accountNumber}`.replaceAll(/[()]/g, ''));
  await loading.storage?.put(tenantId, billId, bill, 'application/pdf');
  await insertAll(tx, 'port_bill', [
    {
      id: billId,
      tenant_id: tenantId,
      order_id: id,
      file_name: 'Last bill.pdf',
      content_type: 'application/pdf',
      bill_date: day(daysAgo(now, 33)),
    },
  ]);
  await scheduleWork(tx, { kind: portOrderWork, subjectId: id, tenantId }, until);
}
