import { insertAll } from '../insert.ts';
import { ago } from '../times.ts';
import type { Loading } from './loading.ts';

type Kind = 'form' | 'paper' | 'call' | 'file' | 'keyword';

/** How long ago, who, how, and what shows it; opt-outs carry the word that was texted or a call. */
const agreements: readonly (readonly [string, string, Kind, string])[] = [
  ['16 hours', '+12515550173', 'form', 'harbordental.com/new-patient'],
  ['1 day', '+12055550164', 'paper', 'Daphne office'],
  ['2 days', '+12515550149', 'file', ''],
  ['2 days', '+12515550195', 'keyword', ''],
  ['3 days', '+13345550186', 'form', 'harbordental.com/new-patient'],
  ['3 days', '+12515550153', 'paper', 'Main office'],
  ['4 days', '+12515550168', 'form', 'harbordental.com/new-patient'],
  ['5 days', '+12515550121', 'form', 'harbordental.com/new-patient'],
  ['6 days', '+18505550128', 'paper', 'Main office'],
  ['8 days', '+12515550177', 'paper', 'Daphne office'],
];
const stops: readonly (readonly [string, string, string | null])[] = [
  ['18 hours', '+12515550121', 'STOP'],
  ['2 days', '+18505550128', 'UNSUBSCRIBE'],
  ['3 days', '+12515550177', null],
  ['4 days', '+12515550159', 'Stop please'],
];

const evidence = { form: 'Web form, tick of its own', paper: '', call: '', file: '', keyword: '' };

/** Who has agreed to the texts of the campaign that reminds of appointments, and who opted out. */
export async function loadConsents({ account, tx, tenantId, now, id }: Loading): Promise<void> {
  const useCase = 'AccountNotification';
  const campaign = account.brands
    .flatMap(({ campaigns }) => campaigns)
    .find((one) => one.useCase === useCase && one.status === 'active');
  const [to = null] = campaign?.numbers ?? [];
  if (campaign === undefined) return;
  const own = { tenant_id: tenantId, campaign_id: id('campaign', useCase) };
  const [by] = account.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  await insertAll(
    tx,
    'consent',
    agreements.map(([since, phone, kind, source]) => ({
      ...own,
      id: id('consent', phone),
      phone_number: phone,
      kind,
      source,
      evidence: evidence[kind],
      keyword: kind === 'keyword' ? 'START' : null,
      to_number: kind === 'keyword' ? to : null,
      file_row: kind === 'file' ? 312 : null,
      at: ago(now, since),
      entered_by: kind === 'paper' || kind === 'file' ? by : null,
    })),
  );
  await insertAll(
    tx,
    'opt_out',
    stops.map(([since, phone, keyword]) => ({
      ...own,
      id: id('opt-out', phone),
      phone_number: phone,
      stopped_at: ago(now, since),
      started_at: null,
      kind: keyword === null ? 'call' : 'keyword',
      source: keyword === null ? 'Front desk' : '',
      evidence: '',
      keyword,
      to_number: keyword === null ? null : to,
      entered_by: keyword === null ? by : null,
    })),
  );
}
