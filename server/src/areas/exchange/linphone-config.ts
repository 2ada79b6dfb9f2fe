import type { SipServer } from '@jackfield/contract/api/device';
import { escapeHtml } from '../../mail/render.ts';

interface SipAccount {
  /** Of the person, as callers see it. */
  readonly name: string;
  readonly username: string;
  readonly domain: string;
  /** MD5 of name, domain and password (RFC 2617, 3.2.2.2). */
  readonly digest: string;
  readonly server: SipServer;
}

const section = (name: string, entries: Readonly<Record<string, string>>): string =>
  `  <section name="${name}">
${Object.entries(entries)
  .map(([key, value]) => `    <entry name="${key}" overwrite="true">${escapeHtml(value)}</entry>`)
  .join('\n')}
  </section>`;

/** An account as the remote provisioning of Linphone reads it; the password itself is not in it. */
export function linphoneConfig({ name, username, domain, digest, server }: SipAccount): string {
  const { host, port, transport } = server;
  const proxy = `<sip:${host}:${port};transport=${transport}>`;
  const shown = name.replaceAll(/["\\\p{Cc}]/gu, '');
  const sections = [
    section('sip', { default_proxy: '0' }),
    section('proxy_0', {
      reg_proxy: proxy,
      reg_route: proxy,
      reg_identity: `"${shown}" <sip:${username}@${domain}>`,
      reg_sendregister: '1',
      realm: domain,
    }),
    section('auth_info_0', { username, realm: domain, domain, ha1: digest, algorithm: 'MD5' }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<config xmlns="http://www.linphone.org/xsds/lpconfig.xsd">
${sections.join('\n')}
</config>
`;
}
