/** A message of SIP as it came in; names of headers in lower case. */
export interface SipMessage {
  /** Of a request its method, of an answer its status. */
  readonly method: string | null;
  readonly status: number;
  /** The name before the @ of the address that a request is for. */
  readonly user: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export function readMessage(text: string): SipMessage {
  const blank = text.indexOf('\r\n\r\n');
  const [head, body] = [text.slice(0, blank), text.slice(blank + 4)];
  const [first = '', ...lines] = head.split('\r\n');
  const [word = '', second = ''] = first.split(' ');
  const isAnswer = word === 'SIP/2.0';
  return {
    method: isAnswer ? null : word,
    status: isAnswer ? Number(second) : 0,
    user: /^sips?:([^@;>]*)@/.exec(second)?.[1] ?? '',
    headers: lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
    body,
  };
}

export const header = ({ headers }: SipMessage, name: string): string =>
  headers.find(([one]) => one === name)?.[1] ?? '';

/** The address between the angle brackets of a header. */
export const uriOf = (value: string): string => /<([^>]+)>/.exec(value)?.[1] ?? value;

/** A message with its body, which is SDP where there is one. */
export function writeMessage(lines: readonly string[], body = ''): string {
  const type = body === '' ? [] : ['Content-Type: application/sdp'];
  return [...lines, ...type, `Content-Length: ${body.length}`, '', body].join('\r\n');
}
