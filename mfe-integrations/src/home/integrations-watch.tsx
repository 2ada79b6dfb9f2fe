import { type AttentionItem, type HomeWatchProps, paths } from '@jackfield/contract';
import type { Directory } from '@jackfield/contract/api/directory';
import type { ApiKey } from '@jackfield/contract/api/key';
import type { SignOn } from '@jackfield/contract/api/sso';
import type { Webhook } from '@jackfield/contract/api/webhook';
import { formatDay } from '@jackfield/domain';
import {
  defineMessages,
  t as plain,
  sessionAtom,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { directoryOptions } from '../directory/directory-query.ts';
import { endsSoonIn, unusedFor } from '../keys/key-state.ts';
import { keysOptions } from '../keys/keys-query.ts';
import { providerName } from '../sign-on/provider-name.ts';
import { signOnOptions } from '../sign-on/sign-on-query.ts';
import { endingOf } from '../sign-on/sign-on-state.ts';
import { webhooksKey, webhooksOptions } from '../webhooks/webhooks-query.ts';

const homeMessages = defineMessages('integrations.home', {
  makerLeft: 'The API key {key} ends soon, as {name} is no longer an admin',
  ends: 'The API key {key} ends {count, plural, =0 {today} one {within a day} other {in # days}}',
  unused: 'Nobody has used the API key {key} for {count, plural, other {# days}}. Is it needed?',
  webhookOff: 'The webhook {webhook} is off, as its messages no longer arrived',
  unreachable: '{provider} does not answer, so nobody can sign in with it',
  certificate: 'The certificate of {provider} {isOver, select, true {ended} other {ends}} on {day}',
  secret: 'The client secret for {provider} {isOver, select, true {ended} other {ends}} on {day}',
  held: '{count, plural, one {# user waits} other {# users wait}} to leave, as your directory suspends many at once',
  undecided:
    '{count, plural, one {# user} other {# users}} who left your directory a month ago still {count, plural, one {has} other {have}} numbers and settings',
  openKeys: 'See API keys',
  openWebhooks: 'See webhooks',
  openSignOn: 'See single sign-on',
  openDirectory: 'See directory',
});

/**
 * Tells Home of keys that end or that nobody uses, of webhooks that went off, of a provider that
 * people soon cannot sign in with, and of who waits to leave (KEY-01, HOOK-01, SSO-01, SCIM-01).
 */
export function IntegrationsWatch({ tell }: HomeWatchProps) {
  const t = useT();
  const [now] = useState(Date.now);
  useLiveRefetch(['key'], keysOptions().queryKey);
  useLiveRefetch(['webhook'], webhooksKey);
  const keys = useQuery(keysOptions());
  // The server tells of a webhook that goes off.
  const webhooks = useQuery({ ...webhooksOptions(), refetchInterval: false });
  useLiveRefetch(['sso'], signOnOptions().queryKey);
  // Who acts for somebody sees nothing of how people sign in.
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const signOn = useQuery({ ...signOnOptions(), enabled: !isActing });
  useLiveRefetch(['directory'], directoryOptions().queryKey);
  const directory = useQuery({ ...directoryOptions(), refetchInterval: false });
  const { date } = useFormats();
  const all = [keys, webhooks, directory, ...(isActing ? [] : [signOn])];
  const isFailed = all.some(({ data, error }) => data === undefined && error !== null);
  const isReady = all.every(({ data }) => data !== undefined);

  useEffect(() => {
    tell({
      state: isReady ? 'ready' : isFailed ? 'failed' : 'loading',
      retry() {
        for (const query of all) if (query.error !== null) void query.refetch();
      },
      attention: [
        ...(keys.data?.items ?? []).flatMap((key) => keyItem(key, now)),
        ...(webhooks.data?.items ?? []).flatMap(webhookItem),
        ...(signOn.data ? signOnItems(signOn.data, now, date) : []),
        ...(directory.data ? directoryItems(directory.data) : []),
      ],
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told anew when something of it is read
  }, [tell, t, isFailed, isReady, keys.data, webhooks.data, signOn.data, directory.data, now]);
  return null;
}

/** What is to be said of a key; the most pressing alone. */
function keyText(key: ApiKey, now: number): string | null {
  const { name, maker, makerLeftAt } = key;
  if (makerLeftAt !== null) return plain(homeMessages.makerLeft, { key: name, name: maker.name });
  const left = endsSoonIn(key, now);
  if (left !== null) return plain(homeMessages.ends, { key: name, count: left });
  const unused = unusedFor(key, now);
  return unused === null ? null : plain(homeMessages.unused, { key: name, count: unused });
}

function keyItem(key: ApiKey, now: number): AttentionItem[] {
  const text = keyText(key, now);
  if (text === null) return [];
  return [
    {
      id: `key ${key.id}`,
      severity: 'soon',
      text,
      subject: key.name,
      action: { label: plain(homeMessages.openKeys), to: paths.admin.integrations.keys() },
    },
  ];
}

function webhookItem({ id, name, state }: Webhook): AttentionItem[] {
  if (state !== 'off') return [];
  return [
    {
      id: `webhook ${id}`,
      severity: 'soon',
      text: plain(homeMessages.webhookOff, { webhook: name }),
      subject: name,
      action: { label: plain(homeMessages.openWebhooks), to: paths.admin.integrations.webhooks() },
    },
  ];
}

/** What of a provider that people sign in with wants somebody to act. */
function signOnItems(
  { connection, mode }: SignOn,
  now: number,
  date: (instant: string) => string,
): AttentionItem[] {
  if (connection === null || mode === 'off') return [];
  const provider = providerName(connection);
  const action = { label: plain(homeMessages.openSignOn), to: paths.admin.integrations.signOn() };
  const said = { severity: 'soon', subject: provider, action } as const;
  const ending = endingOf(connection, now);
  return [
    ...(connection.unreachableSince === null
      ? []
      : [{ ...said, id: 'provider', text: plain(homeMessages.unreachable, { provider }) }]),
    ...(ending === null
      ? []
      : [
          {
            ...said,
            id: `provider ${ending.what}`,
            text: plain(homeMessages[ending.what], {
              provider,
              isOver: String(ending.isOver),
              day: ending.what === 'secret' ? formatDay(ending.at) : date(ending.at),
            }),
          },
        ]),
  ];
}

/** Who waits for an admin because they left the company's directory. */
function directoryItems({ held, undecided }: Directory): AttentionItem[] {
  const action = {
    label: plain(homeMessages.openDirectory),
    to: paths.admin.integrations.directory(),
  };
  const item = (id: 'held' | 'undecided', count: number): AttentionItem[] =>
    count === 0
      ? []
      : [
          {
            id: `directory ${id}`,
            severity: 'soon',
            text: plain(homeMessages[id], { count }),
            action,
          },
        ];
  return [...item('held', held.length), ...item('undecided', undecided.length)];
}
