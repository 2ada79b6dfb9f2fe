import { emergencyNumbers } from '@jackfield/contract';
import type { AsteriskOptions } from './options.ts';

/** Where `setLights` has a phone told how many messages wait. */
export const lightsContext = 'lights';
export const lightExtension = 'light';

/**
 * `extensions.conf`: every call is the exchange's. Without it a carrier hears 503 and may try another
 * server, as it may not after 603; emergency calls then go to the first trunk that takes them.
 */
export function extensionsConf({ trunks }: AsteriskOptions): string {
  const dialled = trunks.map(({ name }) => dial(name)).join('\n same => n,');
  const emergency = dialled ? emergencyNumbers.map((number) => lines(number, dialled)) : [];
  return `[${lightsContext}]
exten => ${lightExtension},1,MinivmMWI(\${JF_LIGHT}@default,0,\${JF_FRESH},\${JF_HEARD})
 same => n,Answer()
[from-trunk]
${lines('_[+0-9].')}
[from-phone]
${lines('_[+*0-9]!')}${emergency.join('')}`;
}

function lines(pattern: string, whenAway = 'Congestion()'): string {
  return `exten => ${pattern},1,Stasis(jackfield,\${EXTEN})
 same => n,GotoIf($["\${STASISSTATUS}"="FAILED"]?away)
 same => n,Hangup()
 same => n(away),${whenAway}
`;
}

const dial = (trunk: string): string => `Dial(PJSIP/\${EXTEN}@trunk-${trunk})`;
