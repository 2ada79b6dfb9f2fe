import type { IvrOwner } from '@jackfield/contract';
import type { IvrMenu, IvrMenus } from '@jackfield/contract/api/ivr';
import type { MediaItem } from '@jackfield/contract/api/media';
import type { MediaActions } from '@jackfield/voice-media/media-manager';
import { ask } from './menu-bus.ts';

type Limits = Pick<IvrMenus, 'maximumMedia' | 'hasSpeech'>;

/**
 * Media of a menu for the dialogs of the media manager; what is added becomes the greeting
 * (MEDIA-10, MEDIA-12).
 */
export function useMenuMedia(
  owner: IvrOwner,
  menu: IvrMenu,
  limits: Limits,
  choose: (item: MediaItem) => void,
): MediaActions {
  const about = { ...owner, ivrId: menu.id };
  const then = async (added: Promise<MediaItem>) => {
    const item = await added;
    choose(item);
    return item;
  };
  return {
    kind: 'media',
    media: {
      items: menu.media,
      maximum: limits.maximumMedia,
      savedText: menu.media.find(({ inputText }) => inputText !== null)?.inputText ?? null,
      hasSpeech: limits.hasSpeech,
    },
    upload: ({ file, name, source }, onProgress, signal) =>
      then(
        ask(
          'upload-media',
          { ...about, file, source, ...(name !== undefined && { name }) },
          { onProgress, signal },
        ),
      ),
    addText: (text) => then(ask('upload-text-media', { ...about, text })),
    // Choosing is an input of the menu's form, saved with the rest of it.
    select: async (id) => choose(menu.media.find((item) => item.id === id) as MediaItem),
    remove: (id) =>
      ask('delete-media', {
        ...about,
        id,
        fileName: menu.media.find((item) => item.id === id)?.fileName ?? '',
      }),
  };
}
