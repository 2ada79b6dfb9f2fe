import { renderKit } from '@jackfield/kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhotoField } from './photo-field.tsx';

/** Photos that are being opened, each with what ends that. */
let opening: { of: Blob; photo: ImageBitmap; end(photo: ImageBitmap | null): void }[] = [];

beforeEach(() => {
  opening = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('createImageBitmap', (of: Blob) => {
    const photo: ImageBitmap = { width: 800, height: 600, close: vi.fn() };
    return new Promise((resolve, reject) => {
      opening.push({ of, photo, end: (read) => (read ? resolve(read) : reject(new Error('No.'))) });
    });
  });
  renderKit(<PhotoField fullName="Nina Park" src={null} save={async () => undefined} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choose = async (name: string, type: string, parts: BlobPart[] = ['photo']) => {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Upload photo', { selector: 'input' }), [
    new File(parts, name, { type }),
  ]);
};
const end = (at: number, photo = opening[at]?.photo ?? null) =>
  act(async () => opening[at]?.end(photo));

it('says which photo it opens, and crops the one that was chosen last', async () => {
  await choose('large.png', 'image/png');
  screen.getByText('Opening large.png…');
  await choose('small.jpg', 'image/jpeg');
  screen.getByText('Opening small.jpg…');
  await end(1);
  await screen.findByRole('dialog', { name: 'Crop photo' });
  await end(0);
  expect(opening[0]?.photo.close).toHaveBeenCalledOnce();
  expect(opening[1]?.photo.close).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Opening/)).toBeNull();
});

it('takes a file of any size and kind that the browser opens', async () => {
  await choose('holiday.webp', 'image/webp', [new Uint8Array(6 * 1024 * 1024)]);
  await end(0);
  await screen.findByRole('dialog', { name: 'Crop photo' });
});

it('opens a photo no larger than it can be seen', async () => {
  await choose('poster.png', 'image/png');
  const close = vi.fn();
  await end(0, { width: 12_000, height: 16_000, close });
  expect(opening).toHaveLength(2);
  await end(1);
  expect(close).toHaveBeenCalledOnce();
});

it.each([
  ['a HEIC photo', 'IMG_1.HEIC', '', '\0\0\0\u0018ftypheic', /^This browser cannot open HEIC/],
  ['a text', 'a.txt', 'text/plain', 'hello', /^Choose a photo/],
  ['a broken photo', 'a.png', 'image/png', 'hello', /could not be opened as a photo/],
])('says what is wrong with %s', async (_what, name, type, content, words) => {
  await choose(name, type, [content]);
  await end(0, null);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

it('asks for a photo that is large enough', async () => {
  await choose('icon.png', 'image/png');
  await end(0, { width: 800, height: 255, close: vi.fn() });
  await screen.findByText('Choose a photo of at least 256 by 256 px.');
});
