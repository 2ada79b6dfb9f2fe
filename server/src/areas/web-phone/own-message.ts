/**
 * Whether a message of SIP is one that the phone of this name may send: an answer, or a request in its
 * own name, and nothing behind it. Asterisk knows a phone by the name in `From` alone, and would take
 * a second message from what follows the first one.
 */
export function isOwnMessage(message: string, name: string): boolean {
  if (message.trim() === '') return true;
  const [head = ''] = message.split(/\r\n\r\n|\n\n|\r\r/, 1);
  const senders = (text: string) => text.match(/(?:^|[\r\n])(?:from|f)[ \t]*:[^\r\n]*/gi) ?? [];
  const [sender, ...others] = senders(message);
  if (sender === undefined || others.length > 0 || senders(head).length === 0) return false;
  if (head.startsWith('SIP/2.0 ')) return true;
  const [, user] =
    /:[ \t]*(?:"[^"\\<>]*"[ \t]*)?<sip:([^@<>;:"]+)@[^<>"]*>[^<>"]*$/.exec(sender) ?? [];
  return user === name;
}
