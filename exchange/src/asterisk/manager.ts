import { connect, type Socket } from 'node:net';

/** Name that the exchange signs in to AMI with. */
export const managerUser = 'jackfield';

/** What AMI says at a time: names and values. */
type Message = Readonly<Record<string, string>>;

const answersWithin = 5000;

/** AMI, for the little that ARI has no request for: one action after the other. */
export class Manager {
  readonly #socket: Socket;
  readonly #messages: AsyncGenerator<Message, void>;

  /** @throws {Error} when nobody answers there, or the password is wrong */
  static async open({ port, password }: { port: number; password: string }): Promise<Manager> {
    const manager = new Manager(connect(port, '127.0.0.1'));
    await manager.act('Login', { Username: managerUser, Secret: password, Events: 'off' });
    return manager;
  }

  private constructor(socket: Socket) {
    this.#socket = socket.setEncoding('utf8').setTimeout(answersWithin);
    socket.once('timeout', () => socket.destroy(new Error('AMI does not answer.')));
    this.#messages = messagesOf(socket);
  }

  /**
   * Does one action.
   *
   * @returns its answer, and the rows of a list after it
   * @throws {Error} with Asterisk's own words when it is refused
   */
  async act(action: string, fields: Readonly<Record<string, string>>): Promise<Message[]> {
    const lines = Object.entries({ Action: action, ...fields }).map((pair) => pair.join(': '));
    if (lines.some((line) => /[\r\n]/.test(line))) throw new Error(`${action} holds a line break.`);
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const answer = await this.#next(action);
    if (answer.Response !== 'Success') throw new Error(`${action}: ${answer.Message}`);
    const messages = [answer];
    let isOver = answer.EventList !== 'start';
    while (!isOver) {
      const row = await this.#next(action);
      isOver = row.EventList === 'Complete';
      if (!isOver) messages.push(row);
    }
    return messages;
  }

  close(): void {
    this.#socket.destroy();
  }

  async #next(action: string): Promise<Message> {
    const { value } = await this.#messages.next();
    if (!value) throw new Error(`${action}: AMI has gone.`);
    return value;
  }
}

async function* messagesOf(socket: Socket): AsyncGenerator<Message, void> {
  let rest = '';
  for await (const text of socket) {
    const parts = `${rest}${text}`.split('\r\n\r\n');
    rest = parts.pop() ?? '';
    yield* parts.map(parseMessage);
  }
}

function parseMessage(text: string): Message {
  const pairs = [...text.matchAll(/^([^:\r\n]+): (.*?)\r?$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}
