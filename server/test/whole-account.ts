import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { Endpoint } from '@jackfield/contract';
import { sql } from 'kysely';
import { newId } from '../src/platform/ids.ts';
import { type TestPerson, testSecrets, type TestServer } from './harness.ts';

/**
 * Tables whose ids stand in paths, by the segment before the parameter; with its owner where records
 * of several owners are called the same.
 */
const tables = {
  teammate: 'teammate',
  team: 'team',
  company: 'company',
  tenant: 'tenant',
  phonenumber: 'phone_number',
  'teammate/phonenumber': 'phone_number',
  ivr: 'ivr_menu',
  'team/ivr': 'ivr_menu',
  vm: 'media',
  moh: 'media',
  media: 'media',
  device: 'device',
  outbound: 'blacklist_entry',
  inbound: 'blacklist_entry',
  batch: 'batch',
  scenario: 'scenario',
  'planned-change': 'planned_change',
  view: 'saved_view',
  order: 'deskphone_order',
  session: 'session',
  reserve: 'number_reservation',
  campaign: 'campaign',
  brand: 'brand',
  invoice: 'invoice',
  passkey: 'passkey',
  paymentmethod: 'payment_method',
  stop: 'guard_stop',
  'spend-guard': 'spend_guard',
  'top-up': 'auto_top_up',
  usage: 'usage_record',
  'call-log': 'usage_record',
  voicemail: 'voicemail',
  recording: 'call_recording',
  emergency: 'emergency_call',
  wall: 'wall_link',
  key: 'api_key',
  webhook: 'webhook',
  message: 'webhook_message',
  domain: 'sso_domain',
  plan: 'config_plan',
  group: 'scim_group',
  request: 'scim_request',
  text: 'text_message',
  portorder: 'port_order',
  'portorder/number': 'port_number',
} as const;
export type Kind = keyof typeof tables;

/** Segments whose parameter names a record of another segment. */
const others: Readonly<Record<string, Kind>> = {
  audit: 'teammate',
  uses: 'teammate',
  messages: 'voicemail',
  recordings: 'recording',
  feedback: 'brand',
  point: 'portorder',
  externalvetting: 'brand',
  return: 'tenant',
  acs: 'tenant',
  logout: 'tenant',
  metadata: 'tenant',
};

/** A parameter of a path that names a record, and what it names. */
export interface IdParameter {
  readonly name: string;
  readonly kind: Kind;
}

/** Parameters of an endpoint that hold ids. Throws for a segment that no table is known for. */
export function idParameters({ id, path }: Endpoint): IdParameter[] {
  const found: IdParameter[] = [];
  let segment = '';
  for (const part of path.split('/')) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) segment = part;
    else if (/id$/i.test(name)) {
      const owner = `${found[0]?.kind ?? ''}/${segment}`;
      const kind = name === 'greetingId' ? 'vm' : (others[segment] ?? segment);
      const owned = owner in tables ? owner : kind;
      if (!(owned in tables))
        throw new Error(`Say in whole-account.ts what {${name}} of ${id} is.`);
      found.push({ name, kind: owned as Kind });
    }
  }
  return found;
}

/** An account with a record of every kind of the pages of people and numbers. */
export interface WholeAccount {
  readonly tenantId: string;
  readonly owner: TestPerson;
  readonly ids: Readonly<Record<Kind, string>>;
  /** The version of a record as it is now; null where it has none. */
  versionOf(kind: Kind): Promise<number | null>;
  /** All rows of the account as text, by table. */
  rows(): Promise<Readonly<Record<string, string[]>>>;
}

/** Makes such an account in the USA. */
export async function makeWholeAccount(server: TestServer): Promise<WholeAccount> {
  const tenantId = await server.makeTenant();
  const owner = await server.makePerson(tenantId, { isTenantOwner: true });
  const person = await server.makePerson(tenantId, { firstName: 'Ben' });
  const own = Object.keys(tables).map((kind) => [kind, newId()] as const);
  const fresh = Object.fromEntries(own) as Record<Kind, string>;
  const ids = {
    ...fresh,
    tenant: tenantId,
    'spend-guard': tenantId,
    'top-up': tenantId,
    teammate: person.id,
    session: person.id,
  };
  await server.db.system(async (tx) => {
    const put = async (table: string, row: Record<string, unknown>) => {
      const entries = Object.entries({ tenant_id: tenantId, ...row });
      const columns = sql.join(entries.map(([name]) => sql.ref(name)));
      const values = sql.join(entries.map(([, value]) => sql`${value}`));
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(tx);
    };
    await put('team', { id: ids.team, name: 'Front desk', extension: '4100' });
    await put('team_member', { team_id: ids.team, teammate_id: person.id });
    const company = { business_hour: JSON.stringify(alwaysOpenIn('America/Chicago')) };
    await put('company', { id: newId(), label: 'Main', is_default: true, ...company });
    await put('company', { id: ids.company, label: 'Sales', ...company });
    const number = { country: 'USA', source: 1, owner_type: 'company', owner_id: ids.company };
    const digits = () => `+1251${2_000_000 + Math.floor(Math.random() * 7_000_000)}`;
    await put('phone_number', { id: ids.phonenumber, number: digits(), ...number });
    const direct = { owner_type: 'teammate', owner_id: person.id };
    await put('phone_number', {
      id: ids['teammate/phonenumber'],
      number: digits(),
      ...number,
      ...direct,
    });
    const menu = { owner_type: 'company', owner_id: ids.company, name: 'Menu' };
    await put('ivr_menu', { id: ids.ivr, ...menu });
    await put('ivr_menu', { ...menu, id: ids['team/ivr'], owner_type: 'team', owner_id: ids.team });
    const file = { file_name: 'Lunch', content_type: 'audio/wav', size: 1, duration: 1 };
    const company_owned = { owner_type: 'company', owner_id: ids.company };
    await put('media', { id: ids.vm, kind: 'message', ...company_owned, ...file });
    await put('media', {
      id: ids.moh,
      kind: 'hold',
      owner_type: 'tenant',
      owner_id: tenantId,
      ...file,
    });
    await put('media', {
      id: ids.media,
      kind: 'ivr',
      owner_type: 'ivr',
      owner_id: ids.ivr,
      ...file,
    });
    await put('device', {
      id: ids.device,
      teammate_id: person.id,
      type: 'desktop',
      name: 'Laptop',
      sip_username: ids.device.replaceAll('-', '').slice(-10),
      sip_domain: 'sip.example',
      sip_password: testSecrets.seal('Lantern-Road27', `device:${tenantId}:${ids.device}`),
    });
    const blocked = { blacklist_type: 'number', number: '+12515550142' };
    await put('blacklist_entry', {
      id: ids.outbound,
      direction: 'outbound',
      country: 'USA',
      ...blocked,
    });
    await put('blacklist_entry', { id: ids.inbound, direction: 'inbound', ...blocked });
    const at = server.clock.now();
    await put('usage_record', {
      id: ids.usage,
      date: new Date(),
      usage_type: 'voice',
      direction: 'inbound',
      from_number: '+12055550111',
      to_number: '+12515550142',
      teammate_name: '',
      duration: 60,
      units: 1,
      rate: 0,
      amount: 0,
      currency: 'usd',
    });
    await put('call_way', { call_id: ids.usage, way: '[]' });
    await put('voicemail', {
      id: ids.voicemail,
      call_id: ids.usage,
      box_kind: 'teammate',
      box_id: owner.id,
      from_number: '',
      left_at: at,
      seconds: 1,
      bytes: 16_044,
    });
    await put('text_message', {
      id: ids.text,
      direction: 'inbound',
      own_number: '+12515550142',
      other_number: '+12055550111',
      body: 'Can I come at 5?',
      parts: 1,
      state: 'received',
      at,
    });
    await put('call_recording', {
      id: ids.recording,
      call_id: ids.usage,
      teammate_id: owner.id,
      started_at: at,
      seconds: 1,
      bytes: 16_044,
      peaks: '[]',
    });
    await put('emergency_call', {
      id: ids.emergency,
      teammate_id: owner.id,
      teammate_name: owner.fullName,
      extension: '100',
      number: '911',
      from_number: '',
      started_at: at,
    });
    await put('wall_link', {
      id: ids.wall,
      name: 'Front desk',
      token_hash: ids.wall,
      shows_names: true,
      theme: 'system',
      created_by: owner.fullName,
      created_at: at,
    });
    await put('api_key', {
      id: ids.key,
      name: 'Phone book',
      scopes: ['people:read'],
      networks: [],
      maker_id: owner.id,
      created_at: at,
      ends_at: new Date(at.getTime() + 30 * 86_400_000),
    });
    await put('api_key_secret', {
      hash: ids.key,
      key_id: ids.key,
      start: 'jfk_8Qx2',
      ends_at: null,
    });
    await put('webhook', {
      id: ids.webhook,
      name: 'CRM',
      url: 'https://crm.example.com/jackfield',
      kinds: ['person'],
      read_seq: 0,
      created_by: owner.fullName,
      created_at: at,
      updated_at: at,
    });
    await put('sso_domain', {
      id: ids.domain,
      name: 'harbordental.com',
      proof: 'jackfield-verification=1',
      created_at: at,
    });
    await put('webhook_secret', {
      id: newId(),
      webhook_id: ids.webhook,
      sealed: 'sealed',
      created_at: at,
    });
    await put('webhook_message', {
      id: ids.message,
      webhook_id: ids.webhook,
      type: 'person.updated',
      body: '{}',
      entity_id: person.id,
      at,
      next_try_at: at,
    });
    await put('webhook_try', {
      id: newId(),
      message_id: ids.message,
      at,
      took: 20,
      answer: '',
    });
    await put('config_key', {
      kind: 'team',
      record_id: ids.team,
      key: 'front-desk',
      path: 'phones.yaml',
      line: 3,
    });
    await put('config_plan', {
      id: ids.plan,
      at,
      by_name: owner.fullName,
      is_key: false,
      is_deleting: false,
      files: JSON.stringify([{ path: 'phones.yaml', text: 'jackfield: 1' }]),
      seen: JSON.stringify({
        paths: ['phones.yaml'],
        refusals: [],
        changes: [],
        findings: [],
        impact: null,
        callers: [],
        summary: '',
      }),
      touched: JSON.stringify({ records: [], digest: '' }),
      state: 'ready',
    });
    await put('scim_group', {
      id: ids.group,
      name: 'Reception',
      created_at: at,
      updated_at: at,
    });
    await put('scim_request', {
      id: ids.request,
      at,
      key_name: 'Front desk sync',
      method: 'POST',
      path: '/Groups',
      status: 201,
      body: '{}',
    });
    await put('batch', { id: ids.batch, kind: 'edit', actor_name: owner.fullName, at });
    await put('saved_view', {
      id: ids.view,
      teammate_id: owner.id,
      list: 'users',
      name: 'Admins',
      query: 'role=admin',
      created_at: at,
    });
    await put('guard_stop', {
      id: ids.stop,
      kind: 'day',
      subject: '',
      subject_name: '',
      cap: 60,
      spent: 61,
      person: '',
      person_name: '',
      country: '',
      at,
      day: at,
    });
    await put('passkey', {
      id: ids.passkey,
      // Not the owner's, who would be asked for it before what matters.
      teammate_id: person.id,
      credential_id: ids.passkey,
      public_key: 'AA',
      counter: 0,
      name: 'Laptop',
      is_synced: false,
      created_at: at,
    });
    await put('payment_method', {
      id: ids.paymentmethod,
      provider_id: 'pm_sandbox',
      is_default: true,
      brand: 'visa',
      last4_digits: '4242',
      exp_month: 5,
      exp_year: 2031,
      holder_name: 'Ana Lopez',
    });
    const times = { created_at: at, updated_at: at };
    await put('deskphone_order', {
      id: ids.order,
      status: 'pending',
      items: '[]',
      total: 1,
      currency: 'usd',
      shipping_address: '{}',
      contact_phone: '+12515550142',
      ...times,
    });
    await put('port_order', {
      id: ids.portorder,
      number: 1001,
      state: 'draft',
      carrier: 'Gulf Coast Telecom',
      ...times,
    });
    await put('port_number', {
      id: ids['portorder/number'],
      order_id: ids.portorder,
      number: digits(),
      state: 'waiting',
    });
    await put('invoice', {
      id: ids.invoice,
      number: 'INV-2026-0001',
      status: 'open',
      amount_due: 22,
      currency: 'usd',
      period_start: at,
      period_end: at,
    });
    await put('number_reservation', {
      id: ids.reserve,
      number: digits(),
      provider: 'bandwidth',
      is_toll_free: false,
      country: 'USA',
      expires_at: new Date(at.getTime() + 600_000),
      created_at: at,
    });
    await put('scenario', {
      id: ids.scenario,
      name: 'Morning',
      called_kind: 'company',
      called_id: ids.company,
      called_name: 'Sales',
      call_time: '{"repeats":"weekly","weekday":"monday","time":"09:00","timeZone":"UTC"}',
      expected: JSON.stringify({ kind: 'voicemail', node: null }),
      state: 'passes',
      state_since: at,
      ...times,
    });
    await put('planned_change', {
      id: ids['planned-change'],
      at: new Date(at.getTime() + 86_400_000),
      state: 'coming',
      parts: '[]',
      planned_by: owner.id,
      planned_by_name: owner.fullName,
      ...times,
    });
    await put('brand', {
      id: ids.brand,
      company_name: 'Harbor',
      company_type: 'PrivateProfit',
      tax_id: '1',
      tax_country: 'US',
      industry: 'Healthcare',
      website: 'https://example.com',
      address: '{}',
      contact: '{}',
      status: 'verified',
    });
    await put('campaign', {
      id: ids.campaign,
      brand_id: ids.brand,
      use_case: '2FA',
      description: 'x',
      message_flow: 'x',
      sample_messages: '[]',
      status: 'active',
      payment_status: 'paid',
    });
  });
  return {
    tenantId,
    owner,
    ids,
    async versionOf(kind) {
      const { rows } = await server.db.system((tx) =>
        sql<{ row: { version?: number } }>`
          select to_jsonb(t) as row from ${sql.table(tables[kind])} t where id = ${ids[kind]}`.execute(
          tx,
        ),
      );
      return rows[0]?.row.version ?? null;
    },
    rows: () =>
      server.db.system(async (tx) => {
        const names = [...new Set(Object.values(tables)), 'team_member', 'kept_record'];
        const all: Record<string, string[]> = {};
        for (const name of names) {
          const column = sql.ref(name === 'tenant' ? 'id' : 'tenant_id');
          const { rows } = await sql<{ row: unknown }>`
            select to_jsonb(t) as row from ${sql.table(name)} t where ${column} = ${tenantId}`.execute(
            tx,
          );
          all[name] = rows.map(({ row }) => JSON.stringify(row)).sort();
        }
        return all;
      }),
  };
}
