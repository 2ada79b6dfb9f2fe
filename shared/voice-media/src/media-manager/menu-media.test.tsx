import type { MediaItem } from '@jackfield/contract/api/media';
import { renderKit } from '@jackfield/kit/testing';
import { ApiFailure, t } from '@jackfield/runtime';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddDialog } from './add-dialog.tsx';
import type { MediaActions } from './manager.ts';
import { MenuMediaDeleteDialog } from './menu-media-delete-dialog.tsx';
import { uploadFault } from './upload-check.ts';
import { kindTexts } from './kind-texts.ts';

afterEach(cleanup);

const actionsWith = (count: number): MediaActions => ({
  kind: 'media',
  media: {
    items: Array.from(
      { length: count },
      (_, at): MediaItem => ({
        id: `${at}`,
        fileName: `Medium ${at}`,
        url: `/media/${at}`,
        isDefault: false,
        isSelected: at === 0,
        duration: 1,
        inputText: null,
      }),
    ),
    maximum: 10,
    savedText: null,
    hasSpeech: true,
  },
  upload: vi.fn(),
  addText: vi.fn(),
  select: vi.fn(),
  remove: vi.fn(),
});

describe('media of a menu', () => {
  it.each([
    ['record', 'Record'],
    ['upload', 'Upload'],
    ['speech', 'Text To Speech'],
  ] as const)('[IVR-12] %s opens a dialog titled %s', async (way, title) => {
    renderKit(<AddDialog way={way} actions={actionsWith(9)} onClose={vi.fn()} />);
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
  });

  it('[MEDIA-17] [MEDIA-18] [IVR-12] at ten the limit is told under the title Media', async () => {
    renderKit(<AddDialog way="upload" actions={actionsWith(10)} onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog', { name: 'Media' });
    expect(dialog.textContent).toContain(
      'Unable to add media. You have reached the maximum 10 media. To add more, delete existing media to continue.',
    );
  });

  it('[VAL-37] names of files end at 50 characters', () => {
    const { longName } = kindTexts('media');
    const file = (length: number) => ({ name: `${'n'.repeat(length)}.wav`, size: 1 });
    expect(uploadFault(file(50), longName)).toBeNull();
    expect(uploadFault(file(51), longName)).toBe(longName);
    expect(t(longName)).toBe('Media name cannot more than 50 characters');
  });

  it('[VAL-42] [MEDIA-13] [IVR-12] asks before a medium is deleted, and closes after', async () => {
    const onDelete = vi.fn(async () => undefined);
    const onClose = vi.fn();
    renderKit(
      <MenuMediaDeleteDialog
        fileName="a.wav"
        isUsed={false}
        onDelete={onDelete}
        onClose={onClose}
      />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Delete Media a.wav' });
    expect(dialog.textContent).toContain('Are you sure you want to delete this media?');
    await userEvent.click(screen.getByRole('button', { name: 'Delete media' }));
    expect([onDelete.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('[VAL-43] a medium in use stays: there is only Cancel', () => {
    renderKit(
      <MenuMediaDeleteDialog fileName="a.wav" isUsed onDelete={vi.fn()} onClose={vi.fn()} />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Delete Media a.wav' });
    expect(dialog.textContent).toContain('Delete default or in used media is not allowed');
    expect(screen.queryByRole('button', { name: 'Delete media' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
  });

  it('[VAL-43] tells when another menu uses it after all', async () => {
    const message = 'Delete default or in used media is not allowed';
    const onDelete = () =>
      Promise.reject(new ApiFailure({ status: 409, responseCode: 'INUSE', message }));
    renderKit(
      <MenuMediaDeleteDialog
        fileName="a.wav"
        isUsed={false}
        onDelete={onDelete}
        onClose={vi.fn()}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete media' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });
});
