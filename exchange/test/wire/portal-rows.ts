import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A phone as the portal's rows tell of it; only a digest of its password is handed out. */
export interface PhoneRow {
  name: string;
  /** Without one its calls are taken as they come. */
  password?: string;
  /** Where it is found without signing in. */
  contact?: string;
}

const realm = 'jackfield.test';

const rows = {
  ps_endpoints: ({ name, password }: PhoneRow) => ({
    id: name,
    aors: name,
    ...(password !== undefined && { auth: name }),
    context: 'from-phone',
    disallow: 'all',
    allow: 'ulaw',
    direct_media: 'no',
    set_var: 'PJSIP_TRANSFER_HANDLING()=ari-only',
    transport: 'transport-udp',
    mailboxes: `${name}@default`,
    mwi_subscribe_replaces_unsolicited: 'yes',
  }),
  ps_auths: ({ name, password }: PhoneRow) => ({
    id: name,
    auth_type: 'md5',
    username: name,
    realm,
    md5_cred: createHash('md5').update(`${name}:${realm}:${password}`).digest('hex'),
  }),
  ps_aors: ({ name, contact }: PhoneRow) => ({
    id: name,
    mailboxes: `${name}@default`,
    max_contacts: '1',
    remove_existing: 'yes',
    ...(contact && { contact }),
  }),
};

const isTable = (name: string): name is keyof typeof rows => name in rows;

/** Stands in for the portal's rows of phones, as Asterisk's realtime asks for them over HTTP. */
export class PortalRows {
  phones: readonly PhoneRow[] = [];
  readonly key = 'a;key/with+all=of-it';
  /** Table and name of each row that was asked for. */
  readonly asked: string[] = [];
  /** While away, every request gets 503. */
  isAway = false;
  readonly #server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    response.statusCode = this.#refusal(request.headers.authorization);
    response.end(
      response.statusCode === 200 ? this.#row(request.url ?? '', body.get('id')) : 'no=1',
    );
  });

  /** @returns the address that the tables lie under */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given.');
    return `http://127.0.0.1:${address.port}/rows`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #refusal(authorization: string | undefined): number {
    if (this.isAway) return 503;
    const expected = Buffer.from(`exchange:${this.key}`).toString('base64');
    return authorization === `Basic ${expected}` ? 200 : 401;
  }

  #row(url: string, id: string | null): string {
    const [, , table = '', question] = url.split('/');
    if (!isTable(table) || question !== 'single') return '';
    this.asked.push(`${table} ${id}`);
    const phone = this.phones.find(({ name }) => name === id);
    return phone ? new URLSearchParams(rows[table](phone)).toString() : '';
  }
}
