/** A carrier, which is known by the addresses that its calls come from. */
export interface Trunk {
  /** Small letters, digits and hyphens; its endpoint in Asterisk is `trunk-NAME`. */
  name: string;
  /** Host and port that outgoing calls are sent to, such as `sip.carrier.example:5060`. */
  host: string;
  /** IP addresses or networks of incoming calls, such as `192.0.2.0/28`; no phone may share one. */
  addresses: readonly string[];
  /** Asked by OPTIONS whether it is alive; one that does not answer takes no calls until it does. */
  isWatched: boolean;
}

/** What one Asterisk is set up from. */
export interface AsteriskOptions {
  /** Everything of this Asterisk lies in here: its configuration, state and recordings. */
  folder: string;
  /** IPv4 address and UDP port that phones and trunks reach it at. */
  sip: { address: string; port: number };
  /** Ports of speech, both included. */
  rtp: { from: number; to: number };
  /** Behind NAT: what the internet reaches it by, and the addresses that the machine itself has. */
  nat: { publicAddress: string; own: readonly string[] } | null;
  /** ARI listens on loopback alone. */
  ari: { port: number; password: string };
  /** So does AMI, by which phones are forgotten. */
  ami: { port: number; password: string };
  /** The portal's rows of phones (`URL/ps_endpoints/single`), and the key that opens them. */
  portal: { url: string; key: string };
  /** In the order of preference. */
  trunks: readonly Trunk[];
}

const wordForm = /^[A-Za-z0-9_-]+$/;

/** Where a value may stand in a line of Asterisk's files: nothing there ends a line or a word. */
const lineForm = /^[A-Za-z0-9_.:/[\]@%?&=~-]+$/;

/** @throws {Error} that names the value which Asterisk's files cannot hold as it is */
export function checkOptions({ sip, ari, ami, portal, trunks }: AsteriskOptions): void {
  const check = (form: RegExp, name: string, value: string): void => {
    if (!form.test(value)) throw new Error(`${name} holds a character that it may not.`);
  };
  check(lineForm, 'The address of SIP', sip.address);
  check(wordForm, 'The password of ARI', ari.password);
  check(wordForm, 'The password of AMI', ami.password);
  check(lineForm, 'The address of the portal', portal.url);
  check(/^[!-~]+$/, 'The key of the portal', portal.key);
  for (const { name, host, addresses } of trunks) {
    check(/^[a-z0-9-]+$/, 'The name of a trunk', name);
    for (const value of [host, ...addresses]) check(lineForm, `An address of trunk ${name}`, value);
  }
}
