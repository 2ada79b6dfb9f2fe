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
    const impact = dialog.getByRole('region', { name: /^Impact on (your )?callers$/ });
    await expect(impact).toContainText(/Checked until/);
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
