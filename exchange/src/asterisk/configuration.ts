import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aclConf } from './acl-conf.ts';
import { ariUser } from './ari-ping.ts';
import { extensionsConf } from './extensions-conf.ts';
import { managerUser } from './manager.ts';
import { modulesConf } from './modules-conf.ts';
import { type AsteriskOptions, checkOptions } from './options.ts';
import { pjsipConf } from './pjsip-conf.ts';

/** Rows of phones are asked for at the portal and kept for a day, so that it may be away as long. */
const phoneTables = { endpoint: 'ps_endpoints', auth: 'ps_auths', aor: 'ps_aors' };
const rowsKept = 24 * 60 * 60;
/** Milliseconds; a call or a registration waits for them when the portal is slow. */
const rowsTimeout = { connect: 1000, answer: 3000 };
/** Answers of the portal that are no row, whatever their body says. */
const failures = [400, 401, 403, 404, 429, 500, 502, 503, 504];

/** Asterisk complains when these are missing, and their defaults are right. */
const withDefaults = {
  ccss: '[general]\n',
  cel: '',
  // *8 is the exchange's, not Asterisk's own pick-up.
  features: '[general]\npickupexten=\n',
  geolocation: '',
  minivm: '',
  pjproject: '',
  res_http_media_cache: '',
  stasis: '',
  udptl: '',
  websocket_client: '',
};

/** Tones of North America, as Asterisk's own `indications.conf` has them. */
const tones = `[general]
country=us
[us]
description=United States / North America
ringcadence=2000,4000
dial=350+440
ring=440+480/2000,0/4000
busy=480+620/500,0/500
congestion=480+620/250,0/250
`;

/**
 * Writes the folder of one Asterisk anew; what it has learned, such as registrations, stays.
 * Nobody but the user who runs this may read it, as it holds passwords.
 *
 * @returns path of `asterisk.conf`
 * @throws {Error} for a value that Asterisk's files cannot hold
 */
export function writeConfiguration(options: AsteriskOptions): string {
  checkOptions(options);
  const folder = { mode: 0o700, recursive: true } as const;
  const etc = join(options.folder, 'etc');
  rmSync(etc, { recursive: true, force: true });
  for (const name of ['etc', 'lib', 'run', 'log', 'spool/recording', 'cache']) {
    mkdirSync(join(options.folder, name), folder);
  }
  for (const [name, text] of Object.entries(files(options))) {
    writeFileSync(join(etc, `${name}.conf`), text, { mode: 0o600 });
  }
  return join(etc, 'asterisk.conf');
}

/** Whether the folder holds what would be written now. */
export function isWritten(options: AsteriskOptions): boolean {
  try {
    return Object.entries(files(options)).every(
      ([name, text]) => readFileSync(join(options.folder, 'etc', `${name}.conf`), 'utf8') === text,
    );
  } catch {
    return false;
  }
}

function files(options: AsteriskOptions): Record<string, string> {
  return {
    ...withDefaults,
    asterisk: asteriskConf(options.folder),
    modules: modulesConf(),
    acl: aclConf([]),
    logger: '[general]\nqueue_log=no\n[logfiles]\nconsole=error,warning,notice\n',
    cdr: '[general]\nenable=no\n',
    manager: `[general]
enabled=yes
bindaddr=127.0.0.1
port=${options.ami.port}
[${managerUser}]
secret=${options.ami.password}
write=system,originate
`,
    indications: tones,
    http: `[general]
enabled=yes
bindaddr=127.0.0.1
bindport=${options.ari.port}
sessionlimit=10000
`,
    ari: `[general]
enabled=yes
channelvars=JF_CALL
[${ariUser}]
type=user
password=${options.ari.password}
`,
    rtp: rtpConf(options),
    pjsip: pjsipConf(options),
    extensions: extensionsConf(options),
    res_curl: `[globals]
conntimeout=${rowsTimeout.connect}
httptimeout=${rowsTimeout.answer}
userpwd=exchange:${options.portal.key.replaceAll(';', String.raw`\;`)}
failurecodes=${failures.join(',')}
`,
    extconfig: extconfigConf(options.portal.url),
    sorcery: sorceryConf(),
  };
}

/**
 * Behind NAT web phones are offered both addresses: those of the same network, and a relay beside it,
 * need not go out and in again.
 */
function rtpConf({ rtp, nat }: AsteriskOptions): string {
  const both = (nat?.own ?? []).map(
    (own) => `${own} => ${nat?.publicAddress},include_local_address\n`,
  );
  return `[general]
rtpstart=${rtp.from}
rtpend=${rtp.to}
[ice_host_candidates]
${both.join('')}`;
}

function asteriskConf(folder: string): string {
  return `[directories]
astetcdir=${folder}/etc
astvarlibdir=${folder}/lib
astdbdir=${folder}/lib
astkeydir=${folder}/lib
astrundir=${folder}/run
astlogdir=${folder}/log
astspooldir=${folder}/spool
astcachedir=${folder}/cache
`;
}

function extconfigConf(url: string): string {
  const lines = Object.values(phoneTables).map((table) => `${table}=curl,${url}/${table}`);
  return `[settings]\n${lines.join('\n')}\n`;
}

/** Without `full_backend_cache`, with which no single object can be expired. */
function sorceryConf(): string {
  const cache = `memory_cache,object_lifetime_maximum=${rowsKept},expire_on_reload=yes`;
  const lines = Object.entries(phoneTables).flatMap(([type, table]) => [
    `${type}/cache=${cache}`,
    `${type}=config,pjsip.conf,criteria=type=${type}`,
    `${type}=realtime,${table}`,
  ]);
  return `[res_pjsip]\n${lines.join('\n')}\n`;
}
