import * as v from 'valibot';
import { textRequests } from '../src/messaging/telnyx/shapes.ts';
import { newId } from '../src/platform/ids.ts';
import { type Desk, one, refused } from './telnyx-answers.ts';

/** A number that the account at Telnyx does not have; fixtures make none like it. */
const notOwn = '+12515550100';

interface Message {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly webhook_url: string;
  status: string;
}

/** Texts of the stand-in. Like Telnyx it makes one of each request. */
export function telnyxTextDesk() {
  const messages: Message[] = [];
  const textErrors = new Map<string, string>();
  const payloadOf = ({ id, to, status, webhook_url, text, from }: Message) => {
    const code = textErrors.get(to);
    return {
      id,
      record_type: 'message',
      direction: 'outbound',
      from: { phone_number: from },
      to: [{ phone_number: to, status }],
      text,
      webhook_url,
      errors: code === undefined || status === 'queued' ? [] : [{ code, title: 'Not sent' }],
    };
  };
  const desk: Desk = {
    requests: textRequests,
    work: {
      'POST /messages': ({ given }) => {
        const { type, ...wanted } = v.parse(textRequests['POST /messages'], given);
        if (wanted.from === notOwn) return refused(400, 'Not a number of yours.');
        const message = { id: newId(), ...wanted, status: 'queued' };
        messages.push(message);
        return one({ ...payloadOf(message), type });
      },
      'GET /messages/{id}': ({ id }) => {
        const message = messages.find((sent) => sent.id === id);
        return message === undefined
          ? refused(404, 'There is no such message.')
          : one(payloadOf(message));
      },
    },
  };
  return {
    desk,
    messages,
    notOwn,
    /** Codes of errors, by the receivers whom texts do not reach. */
    textErrors,
    /** All texts go on to this status; those to receivers with an error fail. */
    moveTexts(status: string): void {
      for (const message of messages) {
        message.status = textErrors.has(message.to) ? 'sending_failed' : status;
      }
    },
    /** The event about a text that went out. */
    sentEvent: (message: Message, type = 'message.finalized') => ({
      data: { id: newId(), event_type: type, record_type: 'event', payload: payloadOf(message) },
    }),
    /** The event about a text that came in. */
    receivedEvent: (payload: object) => ({
      data: { id: newId(), event_type: 'message.received', record_type: 'event', payload },
    }),
  };
}
