import { type AttentionItem, type HomeWatchProps, paths } from '@jackfield/contract';
import type { ApiKey } from '@jackfield/contract/api/key';
import type { Webhook } from '@jackfield/contract/api/webhook';
import { defineMessages, t as plain, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endsSoonIn, unusedFor } from '../keys/key-state.ts';
import { keysOptions } from '../keys/keys-query.ts';
import { webhooksKey, webhooksOptions } from '../webhooks/webhooks-query.ts';

const homeMessages = defineMessages('integrations.home', {
  makerLeft: 'The API key {key} ends soon, as {name} is no longer an admin',
  ends: 'The API key {key} ends {count, plural, =0 {today} one {within a day} other {in # days}}',
  unused: 'Nobody has used the API key {key} for {count, plural, other {# days}}. Is it needed?',
  webhookOff: 'The webhook {webhook} is off, as its messages no longer arrived',
  openKeys: 'See API keys',
  openWebhooks: 'See webhooks',
});

/** Tells Home of keys that end or that nobody uses, and of webhooks that went off (KEY-01, HOOK-01). */
export function IntegrationsWatch({ tell }: HomeWatchProps) {
  const t = useT();
  const [now] = useState(Date.now);
  useLiveRefetch(['key'], keysOptions().queryKey);
  useLiveRefetch(['webhook'], webhooksKey);
  const keys = useQuery(keysOptions());
  // The server tells of a webhook that goes off.
  const webhooks = useQuery({ ...webhooksOptions(), refetchInterval: false });
  const isFailed = [keys, webhooks].some(({ data, error }) => data === undefined && error !== null);

  useEffect(() => {
    tell({
      state: keys.data && webhooks.data ? 'ready' : isFailed ? 'failed' : 'loading',
      retry() {
        for (const query of [keys, webhooks]) if (query.error !== null) void query.refetch();
      },
      attention: [
        ...(keys.data?.items ?? []).flatMap((key) => keyItem(key, now)),
        ...(webhooks.data?.items ?? []).flatMap(webhookItem),
      ],
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told anew when something of it is read
  }, [tell, t, isFailed, keys.data, webhooks.data, now]);
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
