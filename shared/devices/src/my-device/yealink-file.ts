import type { Device, SipServer } from '@jackfield/contract/api/device';

type Phone = Pick<Device, 'name' | 'model' | 'macAddress' | 'sip'>;

/** Whether a desk phone reads the settings of Yealink. */
export const isYealink = ({ model }: Pick<Phone, 'model'>): boolean =>
  /^yealink\b/i.test(model ?? '');

/** Phones look for the file of their MAC address. */
export const yealinkFileName = ({ macAddress }: Pick<Phone, 'macAddress'>): string =>
  `${macAddress?.toLowerCase() ?? 'phone'}.cfg`;

const transports = { udp: 0 } as const;

/** Settings of the first account of a Yealink, as its web page and auto provisioning read them. */
export function yealinkFile({ name, sip }: Phone, server: SipServer, password: string): string {
  const account = {
    enable: 1,
    label: name.replaceAll(/\p{Cc}/gu, ' '),
    display_name: name.replaceAll(/\p{Cc}/gu, ' '),
    user_name: sip.username,
    auth_name: sip.username,
    password,
    'sip_server.1.address': sip.domain,
    'sip_server.1.port': server.port,
    'sip_server.1.transport_type': transports[server.transport],
    outbound_proxy_enable: 1,
    'outbound_proxy.1.address': server.host,
    'outbound_proxy.1.port': server.port,
  };
  const lines = Object.entries(account).map(([key, value]) => `account.1.${key} = ${value}`);
  return `#!version:1.0.0.1\n${lines.join('\n')}\n`;
}
