import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A mail server that takes every mail, of which it speaks just enough SMTP. */
export class MailTaker {
  /** What came, as it was sent. */
  readonly mails: string[] = [];
  readonly #server: Server;

  static async listen(): Promise<MailTaker> {
    const taker = new MailTaker();
    taker.#server.listen(0, '127.0.0.1');
    await once(taker.#server, 'listening');
    return taker;
  }

  private constructor() {
    this.#server = createServer((socket) => {
      let mail: string | null = null;
      socket.write('220 mail.example\r\n');
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        for (const line of chunk.split(/(?<=\r\n)/)) {
          if (mail !== null) {
            mail += line;
            if (!mail.endsWith('\r\n.\r\n')) continue;
            this.mails.push(mail);
            mail = null;
            socket.write('250 taken\r\n');
          } else if (line.startsWith('DATA')) {
            mail = '';
            socket.write('354 go on\r\n');
          } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
        }
      });
      socket.on('error', () => undefined);
    });
  }

  /** SMTP_URL of a portal that sends here. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('It does not listen.');
    return `smtp://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
  }
}
