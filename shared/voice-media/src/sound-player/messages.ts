import { defineMessages } from '@jackfield/runtime';

/** What stands on the player, whatever it plays, and where nothing could be had to play. */
export const playerMessages = defineMessages('voiceMedia.player', {
  back5: 'Back 5 seconds',
  back5Short: '5 s',
  speed: 'Speed {rate}',
  download: 'Download',
  failed: 'The recording could not be loaded',
});
