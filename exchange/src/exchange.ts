import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Ari, AriError } from './ari/ari.ts';
import { ariUser } from './asterisk/ari-ping.ts';
import { forgetPhones } from './asterisk/forget-phones.ts';
import { Registrations } from './asterisk/registrations.ts';
import { setLights } from './asterisk/set-lights.ts';
import { refuseAddresses, ShutOut } from './asterisk/shut-out.ts';
import { AsteriskServer } from './asterisk/asterisk-server.ts';
import { beepWave, signWave } from './call/beep.ts';
import { CallFiles } from './call/call-files.ts';
import { Calls } from './call/calls.ts';
import { createClock } from './call/clock.ts';
import { Lights } from './call/lights.ts';
import { Meter } from './call/meter.ts';
import { Queues } from './call/queues.ts';
import { takeAlone } from './only-one.ts';
import { HttpPortal } from './portal/http-portal.ts';
import { asteriskFolder, type Settings } from './settings.ts';

type Run = ConstructorParameters<typeof AsteriskServer>[1]['run'];

/** What an exchange runs with. */
export interface Surroundings {
  /** Runs Asterisk where it is installed. */
  readonly run: Run;
  /** Takes what an operator should read, a line at a time. */
  say(line: string): void;
}

const app = 'jackfield';

/** Milliseconds between two looks at whether calls and Asterisk's channels agree. */
const looksEvery = 10_000;

/**
 * One exchange: an Asterisk, and beside it the process that does with each call what the portal's
 * routing says (docs/exchange.md).
 *
 * @returns ends it with all of its calls
 */
export async function startExchange(
  settings: Settings,
  { run, say }: Surroundings,
): Promise<() => Promise<void>> {
  const sayError = (error: unknown) => say(error instanceof Error ? error.message : String(error));
  const folder = asteriskFolder(settings);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const giveUp = await takeAlone(settings.folder);
  const beep = join(folder, 'beep');
  writeFileSync(`${beep}.wav`, beepWave());
  const signTones = { in: join(folder, 'signed-in'), out: join(folder, 'signed-out') };
  writeFileSync(`${signTones.in}.wav`, signWave(false));
  writeFileSync(`${signTones.out}.wav`, signWave(true));
  const access = {
    ari: { port: settings.ariPort, password: passwordIn(folder, 'ari') },
    ami: { port: settings.amiPort, password: passwordIn(folder, 'ami') },
  };
  const { url, key } = settings.portal;
  const clock = createClock();
  let registrations: Registrations | undefined;
  const shutOut = new ShutOut({
    clock,
    refuse: (addresses) => refuseAddresses({ folder, ami: access.ami }, addresses),
    isSignedInFrom: (address) => registrations?.isSignedInFrom(address) ?? true,
    say,
    onError: sayError,
  });
  const asterisk = new AsteriskServer(
    {
      folder,
      sip: settings.sip,
      rtp: settings.rtp,
      nat: natOf(settings),
      ...access,
      portal: { url: new URL('/api/exchange/phones', url).href, key },
      trunks: settings.trunks,
    },
    {
      run,
      say: (line) => {
        say(line);
        shutOut.hear(line);
      },
    },
  );
  const lights = new Lights({
    ask: (phones) => portal.lightsOf(phones),
    set: (news) => setLights(access.ami, news),
    onError: sayError,
  });
  const portal: HttpPortal = new HttpPortal({
    url,
    key,
    folder: settings.folder,
    sounds: join(folder, 'sounds'),
    recordings: join(folder, 'spool', 'recording'),
    heard: join(folder, 'heard'),
    name: settings.name,
    sip: settings.phones,
    webSocket: settings.webSocket,
    // What Asterisk does not forget now it asks for anew within a day.
    onPhones: (phones) => void forgetPhones(access, phones).catch(sayError),
    onLights: (phones) => (phones === null ? lights.lookAtAll() : lights.look(phones)),
    onError: sayError,
    onRefused: (what, because) => say(`The portal does not take ${what} in: ${because}.`),
  });
  await portal.open();
  await asterisk.start();
  const connected = Promise.withResolvers<void>();
  const look = () =>
    calls.look().catch((error: unknown) => {
      // Once the connection is back it is looked again.
      if (!(error instanceof AriError && error.status === 0)) sayError(error);
    });
  const ari = new Ari({
    url: `http://127.0.0.1:${settings.ariPort}`,
    user: ariUser,
    password: access.ari.password,
    app,
    onEvent: (event) => calls.take(event),
    onConnected() {
      lights.lose();
      void look().then(connected.resolve);
    },
    onLost: () => {
      say('The connection to Asterisk is lost.');
      calls.lose();
    },
  });
  const meter = new Meter({
    clock,
    ask: (account, lines) => portal.linesToEnd(account, lines),
    // It may have ended by itself meanwhile.
    end: (id) => void ari.request('DELETE', `channels/${id}`).catch(() => {}),
    onError: sayError,
  });
  const calls: Calls = new Calls(
    {
      ari,
      app,
      clock,
      meter,
      queues: new Queues(),
      kept: new CallFiles(join(settings.folder, 'calls'), sayError),
      live: portal.live,
      beep,
      signTones,
      phoneVoicemail: portal.phoneVoicemail,
      trials: portal.trials,
      signQueues: (account, personId) => portal.signQueues(account, personId),
      mayCall: (account, call) => portal.mayCall(account, call),
      tellOfHelp: (account, call) => void portal.tellOfHelp(account, call).catch(sayError),
      outside: (number) => settings.trunks.map(({ name }) => `PJSIP/${number}@trunk-${name}`),
    },
    { portal, onError: sayError },
  );
  await connected.promise;
  registrations = new Registrations({
    ami: access.ami,
    tell: (change) => portal.tellRegistrations(change),
    onSignedIn(names) {
      lights.look(names);
      calls.signedIn(names).catch(sayError);
    },
    onError: sayError,
  });
  const looking = setInterval(() => void look(), looksEvery);
  return async () => {
    clearInterval(looking);
    ari.close();
    const looked = registrations?.close().then(() => lights.close());
    await asterisk.stop();
    await portal.close();
    await looked;
    giveUp();
  };
}

/** The addresses of this machine that are mapped to the public one; none where it has that itself. */
function natOf({ publicAddress }: Settings) {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const own = all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return publicAddress === null || own.includes(publicAddress) ? null : { publicAddress, own };
}

/** Kept, so that a process that comes later can work with an Asterisk that runs still. */
function passwordIn(folder: string, name: string): string {
  const file = join(folder, `${name}.password`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const password = randomBytes(24).toString('hex');
    writeFileSync(file, password, { mode: 0o600 });
    return password;
  }
}
