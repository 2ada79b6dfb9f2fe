import type {
  Greetings,
  GreetingText,
  MediaItem,
  MediaSource,
} from '@jackfield/contract/api/media';
import type { ReactNode } from 'react';

/** A file that shall be added. */
export interface MediaFile {
  readonly file: Blob;
  /** Typed name; the file's own one when it is left out. */
  readonly name?: string;
  readonly source: MediaSource;
}

/** Voice greetings, media of a menu, or hold music; their texts differ. */
export type MediaKind = 'greeting' | 'media' | 'hold';

/** What a media manager shows and does; the owner of the media provides it. */
export interface MediaActions {
  /** Voice greetings unless stated. */
  readonly kind?: MediaKind;
  /** Undefined until it has been read. */
  readonly media: Greetings | undefined;
  upload(
    file: MediaFile,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<MediaItem>;
  /** Left out where texts are not turned into speech, as for hold music. */
  addText?(text: GreetingText): Promise<MediaItem>;
  /** `seen` names the impact that was seen of it. */
  select(id: string, asSeen?: { readonly seen?: string }): Promise<unknown>;
  remove(id: string, replacementId: string | null): Promise<unknown>;
  /** Whether calls are sent to it, so that it stays; left out where none ever are (OP-87). */
  isUsed?(id: string): Promise<boolean>;
  /** Brings the one back that was deleted last; the toast about its deletion offers it. */
  undoRemove?(id: string): Promise<unknown>;
}

/** A sound that shall be heard from now on, for whoever says first which callers will notice. */
export interface MediaChoice {
  readonly item: MediaItem;
  /** Stores it, says so in a toast and offers the way back there. */
  choose(asSeen?: { readonly seen?: string }): Promise<void>;
  onClose(): void;
}

/** Says who will notice that another sound is heard. */
export interface ChoiceReview {
  /** Asks before one is chosen; without a review the choice acts at once. */
  ask(choice: MediaChoice): ReactNode;
  /** In a dialog that has this sound heard, such as one that adds it. */
  note?(sound: Pick<MediaItem, 'id' | 'isDefault'>): ReactNode;
}
