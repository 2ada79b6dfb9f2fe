import { createSocket, type Socket } from 'node:dgram';
import { EventEmitter, once } from 'node:events';
import { header, readMessage, type SipMessage, uriOf, writeMessage } from './sip-message.ts';

/** Where somebody takes SIP or speech. */
export interface SipAddress {
  readonly address: string;
  readonly port: number;
}

/** Speech as telephones offer and take it, with keys as telephone events (RFC 4733). */
const speechAt = ({ address, port }: SipAddress) =>
  [
    'v=0',
    `o=- 1 1 IN IP4 ${address}`,
    's=-',
    `c=IN IP4 ${address}`,
    't=0 0',
    `m=audio ${port} RTP/AVP 0 96`,
    'a=rtpmap:0 PCMU/8000',
    'a=rtpmap:96 telephone-event/8000',
    '',
  ].join('\r\n');

interface CallEvents {
  /** The other side answered or refused it, in each of its steps. */
  status: [code: number];
  over: [];
}

export interface ReferOptions {
  /** Another call of the telephone, whose other side takes its place. */
  readonly replaces?: AgentCall | undefined;
  /** Nothing is to be told of how it goes (RFC 4488). */
  readonly isWithoutSubscription?: boolean;
}

/**
 * One call of an agent, whichever side it is on, with all that came of it. Loopback loses nothing,
 * so nothing is sent twice.
 */
export class AgentCall extends EventEmitter<CallEvents> {
  /** Who was called: the name or number in the address. */
  readonly user: string;
  /** The number that the caller shows. */
  readonly from: string;
  /** What came with the invitation: speech, and an address of a call for help. */
  readonly offered: string;
  /** Every answer that the caller got. */
  readonly statuses: number[] = [];
  /** How it ended: BYE or CANCEL of the other side with its reason, 'hung up' by this one, a status. */
  ending: string | null = null;
  /** Where the other side takes speech. */
  speech: SipAddress | null = null;
  /** The status by which sending the other side on was taken or refused. */
  sentOn: number | null = null;
  /** What was told of that, such as 'SIP/2.0 200 OK' (RFC 3420). */
  readonly told: string[] = [];
  readonly #send: (text: string) => void;
  readonly #via: string;
  readonly #contact: string;
  readonly #id: string;
  #from: string;
  #to: string;
  #target: string;
  #cseq = 1;
  isTaken = false;
  /** The caller knows that it was taken. */
  #isHeard = false;
  /** It is to be hung up then. */
  #leaves = false;
  readonly #invite: SipMessage | null;
  readonly #own: SipAddress;

  constructor(
    send: (text: string) => void,
    own: { sip: SipAddress; speech: SipAddress },
    start: { invite: SipMessage } | { id: string; from: string; to: string },
  ) {
    super();
    this.#send = send;
    this.#own = own.speech;
    this.#via = `${own.sip.address}:${own.sip.port}`;
    this.#contact = `<sip:agent@${this.#via}>`;
    if ('invite' in start) {
      const { invite } = start;
      this.#invite = invite;
      this.user = invite.user;
      this.from = userOf(uriOf(header(invite, 'from')));
      this.offered = invite.body;
      this.#id = header(invite, 'call-id');
      this.#from = `${header(invite, 'to')};tag=${this.#id.slice(0, 8)}`;
      this.#to = header(invite, 'from');
      this.#target = uriOf(header(invite, 'contact'));
      this.speech = speechOf(invite);
    } else {
      this.#invite = null;
      this.#id = start.id;
      this.#from = `<${start.from}>;tag=${start.id}`;
      this.#to = `<${start.to}>`;
      this.#target = start.to;
      this.user = userOf(start.to);
      this.from = userOf(start.from);
      this.offered = '';
      this.#request('INVITE', this.#cseq, speechAt(this.#own));
    }
  }

  /** Answers an invitation with a status; 200 takes the call. */
  answer(status: number, reason: string): void {
    if (this.#invite === null || this.ending !== null) return;
    this.isTaken ||= status === 200;
    this.#reply(this.#invite, `${status} ${reason}`, status === 200 ? speechAt(this.#own) : '');
    if (status >= 300) this.#end(`${status}`);
  }

  /** Who was called leaves once the caller has heard that the call was taken (RFC 3261, 15.1.1). */
  hangUp(): void {
    if (this.ending !== null) return;
    if (this.#invite && !this.#isHeard) this.#leaves = true;
    else this.#sayBye();
  }

  #sayBye(): void {
    this.#cseq += 1;
    this.#request('BYE', this.#cseq);
    this.#end('hung up');
  }

  /** Sends the other side on (RFC 3515), in place of another call of this telephone (RFC 3891). */
  refer(to: string, { replaces, isWithoutSubscription = false }: ReferOptions = {}): void {
    if (this.ending !== null) return;
    this.#cseq += 1;
    const host = this.#target.replace(/^sip:(.*@)?/, '');
    const dialog = replaces ? `?Replaces=${encodeURIComponent(replaces.#dialog)}` : '';
    this.#request('REFER', this.#cseq, '', [
      `Refer-To: <sip:${to}@${host}${dialog}>`,
      ...(isWithoutSubscription ? ['Refer-Sub: false', 'Supported: norefersub'] : []),
    ]);
  }

  /** As the other side finds it: its own tag first. */
  get #dialog(): string {
    return `${this.#id};to-tag=${tagOf(this.#to)};from-tag=${tagOf(this.#from)}`;
  }

  /** Takes a message of this call. */
  take(message: SipMessage): void {
    const { method, status } = message;
    if (method === null) this.#heard(message, status);
    else if (method === 'BYE' || method === 'CANCEL') this.#leave(message, method);
    else if (method === 'ACK') this.#acknowledged();
    else if (method !== 'INVITE') this.#reply(message, '200 OK');
    if (method === 'NOTIFY') this.told.push(message.body.trim());
  }

  #heard(message: SipMessage, status: number): void {
    if (header(message, 'cseq').endsWith('REFER')) this.sentOn = status;
    if (!header(message, 'cseq').endsWith('INVITE')) return;
    const isHeard = (this.statuses.at(-1) ?? 0) >= 200;
    if (!isHeard) this.statuses.push(status);
    if (status >= 200) {
      this.#to = header(message, 'to');
      if (status < 300) this.#target = uriOf(header(message, 'contact'));
      this.speech = speechOf(message);
      this.#request('ACK', 1);
    }
    if (isHeard) return;
    this.emit('status', status);
    if (status >= 300) this.#end(`${status}`);
  }

  #acknowledged(): void {
    this.#isHeard = true;
    if (this.#leaves && this.ending === null) this.#sayBye();
  }

  #leave(message: SipMessage, method: 'BYE' | 'CANCEL'): void {
    this.#reply(message, '200 OK');
    // Who has answered meanwhile hears a BYE too.
    if (method === 'CANCEL' && this.isTaken) return;
    if (method === 'CANCEL' && this.#invite) this.#reply(this.#invite, '487 Request Terminated');
    const reasons = message.headers.flatMap(([name, value]) => (name === 'reason' ? [value] : []));
    this.#end([method, ...reasons].join(' '));
  }

  #end(how: string): void {
    if (this.ending !== null) return;
    this.ending = how;
    this.emit('over');
  }

  #request(method: string, cseq: number, body = '', headers: readonly string[] = []): void {
    const branch = `z9hG4bK${this.#id}${cseq}`;
    this.#send(
      writeMessage(
        [
          `${method} ${this.#target} SIP/2.0`,
          `Via: SIP/2.0/UDP ${this.#via};branch=${branch}`,
          `From: ${this.#from}`,
          `To: ${this.#to}`,
          `Call-ID: ${this.#id}`,
          `CSeq: ${cseq} ${method}`,
          `Contact: ${this.#contact}`,
          'Max-Forwards: 70',
          ...headers,
        ],
        body,
      ),
    );
  }

  #reply(to: SipMessage, status: string, body = ''): void {
    const kept = to.headers.filter(([name]) => ['via', 'from', 'call-id', 'cseq'].includes(name));
    const isTagged = header(to, 'to').includes('tag=');
    this.#send(
      writeMessage(
        [
          `SIP/2.0 ${status}`,
          ...kept.map(([name, value]) => `${name}: ${value}`),
          `To: ${isTagged || this.#invite === null ? header(to, 'to') : this.#from}`,
          `Contact: ${this.#contact}`,
        ],
        body,
      ),
    );
  }
}

const tagOf = (value: string) => /;tag=([^;]+)/.exec(value)?.[1] ?? '';
const userOf = (uri: string) => uri.replace(/^sip:([^@]+)@.*$/, '$1');

function speechOf({ body }: SipMessage): SipAddress | null {
  const address = /^c=IN IP4 (\S+)/m.exec(body)?.[1];
  const port = /^m=audio (\d+)/m.exec(body)?.[1];
  return address && port ? { address, port: Number(port) } : null;
}

/**
 * Many telephones, or a carrier, in one socket: what each call of them met can be asked at any
 * time, which tests need that meet events and not pauses. Softphone and SIPp are telephones that
 * others made; this one is for hundreds of calls.
 */
export class SipAgent {
  readonly own: SipAddress;
  /** Hears of calls that come in. */
  onCall: (call: AgentCall) => void = () => {};
  /** Where those who are called take speech; nobody says anything to them unless given. */
  speech: SipAddress | null = null;
  /** What telephones were told outside of calls, such as how many messages wait. */
  readonly notices: string[] = [];
  readonly #socket: Socket;
  readonly #registering = new Map<string, (status: number) => void>();
  readonly #calls = new Map<string, AgentCall>();
  #count = 0;

  static async listen(address: string, port = 0): Promise<SipAgent> {
    const socket = createSocket('udp4').bind(port, address);
    await once(socket, 'listening');
    return new SipAgent(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.own = socket.address();
    socket.on('message', (data, from) => this.#take(readMessage(data.toString()), from));
  }

  /** @param speech where the caller takes speech */
  call(
    to: { user: string; at: SipAddress },
    { from, speech }: { from: string | null; speech: SipAddress },
  ): AgentCall {
    this.#count += 1;
    const { user, at } = to;
    const own = `${this.own.address}:${this.own.port}`;
    const id = `${this.#count}at${this.own.port}`;
    const call = new AgentCall(
      this.#sendTo(at),
      { sip: this.own, speech },
      {
        id,
        from: from === null ? 'sip:anonymous@anonymous.invalid' : `sip:${from}@${own}`,
        to: `sip:${user}@${at.address}:${at.port}`,
      },
    );
    this.#calls.set(id, call);
    return call;
  }

  /** Signs in a telephone without a password; answers with the status. */
  register(name: string, at: SipAddress): Promise<number> {
    this.#count += 1;
    const own = `${this.own.address}:${this.own.port}`;
    const id = `${this.#count}at${this.own.port}`;
    const answered = new Promise<number>((resolve) => this.#registering.set(id, resolve));
    const place = `${at.address}:${at.port}`;
    this.#sendTo(at)(
      writeMessage([
        `REGISTER sip:${place} SIP/2.0`,
        `Via: SIP/2.0/UDP ${own};branch=z9hG4bK${id}`,
        `From: <sip:${name}@${place}>;tag=${id}`,
        `To: <sip:${name}@${place}>`,
        `Call-ID: ${id}`,
        'CSeq: 1 REGISTER',
        `Contact: <sip:${name}@${own}>`,
        'Expires: 3600',
        'Max-Forwards: 70',
      ]),
    );
    return answered;
  }

  close(): void {
    this.#socket.close();
  }

  #take(message: SipMessage, from: SipAddress): void {
    const id = header(message, 'call-id');
    const known = this.#calls.get(id);
    if (known) return known.take(message);
    if (message.method === null) return this.#registering.get(id)?.(message.status);
    if (message.method === 'NOTIFY') return this.#takeNotice(message, from);
    if (message.method !== 'INVITE') return;
    const speech = this.speech ?? { address: this.own.address, port: 9 };
    const call = new AgentCall(this.#sendTo(from), { sip: this.own, speech }, { invite: message });
    this.#calls.set(id, call);
    this.onCall(call);
  }

  #takeNotice(message: SipMessage, from: SipAddress): void {
    this.notices.push(message.body);
    const kept = message.headers.filter(([name]) =>
      ['via', 'from', 'to', 'call-id', 'cseq'].includes(name),
    );
    const lines = kept.map(([name, value]) => `${name}: ${value}`);
    this.#sendTo(from)(writeMessage(['SIP/2.0 200 OK', ...lines]));
  }

  #sendTo({ address, port }: SipAddress): (text: string) => void {
    return (text) => this.#socket.send(text, port, address);
  }
}
