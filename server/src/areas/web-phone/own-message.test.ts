import { describe, expect, it } from 'vitest';
import { isOwnMessage } from './own-message.ts';

const request = (from: string, more = '') =>
  ['REGISTER sip:sip.example.com SIP/2.0', `From: ${from}`, 'Call-ID: a', '', more].join('\r\n');
const own = '<sip:ana@sip.example.com>;tag=1';

describe('what a web phone may send', () => {
  it.each([
    ['a request in its name', request(own)],
    ['one with a display name', request(`"Ana O'Hara" ${own}`)],
    ['one with a description of its sound', request(own, 'v=0\r\no=- 1 1 IN IP4 192.0.2.1\r\n')],
    ['an answer to somebody else', 'SIP/2.0 200 OK\r\nf: <sip:102@sip.example.com>;tag=2\r\n\r\n'],
    ['a sign of life', '\r\n\r\n'],
  ])('[CALL-16] takes %s', (_, message) => expect(isOwnMessage(message, 'ana')).toBe(true));

  it.each([
    ['a request in the name of another phone', request('<sip:ben@sip.example.com>;tag=1')],
    ['one without a sender', 'REGISTER sip:a SIP/2.0\r\n\r\n'],
    ['the own name in a display name', request('"<sip:ana@a>" <sip:ben@a>')],
    ['the own name behind an escaped quote', request('"a\\" <sip:ana@a>" <sip:ben@a>')],
    ['a second sender', request(`${own}\r\nf : <sip:ben@a>`)],
    ['a second request behind the first', request(own, request('<sip:ben@a>'))],
    [
      'a request behind an answer without a sender',
      `SIP/2.0 200 OK\r\nContent-Length: 0\r\n\r\n${request('<sip:ben@a>')}`,
    ],
  ])('[CALL-16] refuses %s', (_, message) => expect(isOwnMessage(message, 'ana')).toBe(false));
});
