import { openActivity } from '@jackfield/records/activity-address';
import { session, store, t, type ThemeChoice, themeAtom } from '@jackfield/runtime';
import { openOfferedHelp } from '../help/help-state.ts';
import { panelAtom } from '../layout/panel.ts';
import { newsMessages } from '../news/messages.ts';
import { openNews } from '../news/news-state.ts';
import type { Entry } from './entry.ts';
import { messages } from './messages.ts';
import { paletteAtom } from './palette-state.ts';

const themes = {
  light: messages.lightTheme,
  dark: messages.darkTheme,
  system: messages.systemTheme,
} as const satisfies Record<ThemeChoice, unknown>;
const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** What can be done anywhere in the portal; `seesAll`: the activity is that of all. */
export const ownActions = (seesAll: boolean, theme: ThemeChoice): readonly Entry[] => [
  {
    id: 'host activity',
    icon: 'action',
    text: t(seesAll ? messages.activity : messages.ownActivity),
    words: [t(messages.activityWords)],
    run: openActivity,
  },
  {
    id: 'host help',
    icon: 'help',
    text: t(messages.help),
    words: [t(messages.helpWords)],
    run: openOfferedHelp,
  },
  {
    id: 'host download',
    icon: 'action',
    text: t(messages.download),
    words: [t(messages.downloadWords)],
    run: () => store.set(panelAtom, 'download'),
  },
  {
    id: 'host news',
    icon: 'action',
    text: t(newsMessages.title),
    words: [t(newsMessages.words)],
    run: openNews,
  },
  ...choices
    .filter((choice) => choice !== theme)
    .map((choice) => ({
      id: `host theme ${choice}`,
      icon: 'action' as const,
      text: t(themes[choice]),
      words: [t(messages.themeWords)],
      run: () => store.set(themeAtom, choice),
    })),
  {
    id: 'host keys',
    icon: 'action',
    text: t(messages.keysTitle),
    words: [t(messages.keysWords)],
    keys: ['?'],
    run: () => store.set(paletteAtom, 'keys'),
  },
  {
    id: 'host sign out',
    icon: 'action',
    text: t(messages.signOut),
    words: [t(messages.signOutWords)],
    run: () => session.signOut(),
  },
];
