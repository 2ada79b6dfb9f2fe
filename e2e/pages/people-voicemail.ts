import { expect, type Locator, type Page } from '@playwright/test';

/** A wave of a tone, 8 kHz and 16 bits. */
export function tone(seconds: number): Buffer {
  const count = seconds * 8000;
  const bytes = Buffer.alloc(44 + count * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + count * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(16_000, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(count * 2, 40);
  for (let at = 0; at < count; at += 1) {
    bytes.writeInt16LE(Math.round(9000 * Math.sin(at / 3) * Math.sin(at / 900)), 44 + at * 2);
  }
  return bytes;
}

/** The same tone as a program writes it to a pipe, which never learns how long it became. */
export function pipedTone(seconds: number): Buffer {
  const bytes = tone(seconds);
  bytes.writeUInt32LE(0xff_ff_ff_ff, 4);
  bytes.writeUInt32LE(0xff_ff_ff_ff, 40);
  return bytes;
}

/** The same tone in numbers of 64 bits, which browsers do not play. */
export function longTone(seconds: number): Buffer {
  const short = tone(seconds);
  const bytes = Buffer.alloc(44 + (short.length - 44) * 4);
  short.copy(bytes, 0, 0, 44);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt16LE(3, 20);
  bytes.writeUInt32LE(64_000, 28);
  bytes.writeUInt16LE(8, 32);
  bytes.writeUInt16LE(64, 34);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let at = 44; at < short.length; at += 2) {
    bytes.writeDoubleLE(short.readInt16LE(at) / 32_768, 44 + (at - 44) * 4);
  }
  return bytes;
}

/** Plays a stored sound to its end in the browser; seconds of it, or why it does not play. */
export function playToEnd(page: Page, id: string): Promise<number | string> {
  return page.evaluate(async (mediumId) => {
    const answer = await fetch(`/api/media/${mediumId}/address`);
    const { url }: { url: string } = await answer.json();
    const sound = new Audio(url);
    sound.muted = true;
    sound.playbackRate = 8;
    return new Promise<number | string>((resolve) => {
      sound.onended = () => resolve(sound.currentTime);
      sound.onerror = () => resolve(sound.error?.message ?? 'It does not play.');
      void sound.play();
    });
  }, id);
}

/** Voicemail of a person, as somebody finds it. */
export class PeopleVoicemail {
  readonly page: Page;
  readonly dialog: Locator;
  readonly list: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.list = page.getByRole('list', { name: 'Voicemail greetings' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.choice('Default greeting')).toBeVisible();
  }

  /** The radio of a greeting. */
  choice(name: string): Locator {
    return this.list.getByRole('radio', { name: `Use ${name}` });
  }

  /** Chooses a greeting, and agrees to what callers will notice. */
  async use(name: string): Promise<void> {
    await this.choice(name).click();
    const dialog = this.page.getByRole('dialog', { name: `Let callers hear “${name}”?` });
    const impact = dialog.getByRole('group', { name: /^Impact on (your )?callers$/ });
    await expect(impact).toContainText(/Checked through/);
    await dialog.getByRole('button', { name: 'Use it' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens a way to add: Record, Upload, Text to speech. */
  async add(way: string): Promise<void> {
    await this.page.getByRole('button', { name: way, exact: true }).click();
  }

  async upload(name: string, bytes: Buffer): Promise<void> {
    await this.add('Upload');
    await this.choose(name, bytes);
    await this.dialog.getByRole('button', { name: 'Upload' }).click();
  }

  async choose(name: string, bytes: Buffer): Promise<void> {
    const chosen = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: 'Browse' }).click();
    await (await chosen).setFiles({ name, mimeType: 'audio/wav', buffer: bytes });
  }

  async startDeleting(name: string): Promise<void> {
    await this.list.getByRole('button', { name: `More actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Delete' }).click();
  }
}
