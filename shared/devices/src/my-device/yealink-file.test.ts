import { expect, it } from 'vitest';
import { isYealink, yealinkFile, yealinkFileName } from './yealink-file.ts';

const phone = {
  name: 'Front desk\naccount.1.enable = 0',
  model: 'Yealink T54W',
  macAddress: '805EC04A197F',
  sip: { username: 'a1b2c3d4e5', domain: 'sip.example.com' },
};

it('[CALL-15] holds what a Yealink signs in with, one setting a line', () => {
  const server = { host: '192.0.2.1', port: 5070, transport: 'udp' } as const;
  expect(yealinkFile(phone, server, 'Lantern-Road27')).toBe(`#!version:1.0.0.1
account.1.enable = 1
account.1.label = Front desk account.1.enable = 0
account.1.display_name = Front desk account.1.enable = 0
account.1.user_name = a1b2c3d4e5
account.1.auth_name = a1b2c3d4e5
account.1.password = Lantern-Road27
account.1.sip_server.1.address = sip.example.com
account.1.sip_server.1.port = 5070
account.1.sip_server.1.transport_type = 0
account.1.outbound_proxy_enable = 1
account.1.outbound_proxy.1.address = 192.0.2.1
account.1.outbound_proxy.1.port = 5070
`);
  expect(yealinkFileName(phone)).toBe('805ec04a197f.cfg');
});

it('[CALL-15] is for phones of Yealink alone', () => {
  expect(
    ['Yealink T54W', 'yealink', 'Yealinks', 'Poly Edge', null].map((model) => isYealink({ model })),
  ).toEqual([true, true, false, false, false]);
});
