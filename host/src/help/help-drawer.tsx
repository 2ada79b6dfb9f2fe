import { Button, KitProvider } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { ArrowLeft, Search } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { profileAtom, RuntimeProvider, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { pathAtom } from '../areas/atoms.ts';
import { canOpen } from '../navigation/can-open.ts';
import { ownPath } from '../navigation/own-path.ts';
import { fittingTopics } from '../palette/use-help-entries.ts';
import { AskPerson } from './ask-person.tsx';
import css from './help.module.css';
import type { ShownHelp } from './help-state.ts';
import { Markdown } from './markdown.tsx';
import { helpMessages } from './messages.ts';
import { type HelpTopic, topicsAt, topicsFor } from './topics.ts';

interface HelpDrawerProps {
  shown: ShownHelp;
  onShow(shown: ShownHelp | null): void;
}

const own = /^\/own\/(profile|call-handling|voicemail|my-device|security)$/;

/** Topics to read, those about the open page first, and who else helps. */
export function HelpDrawer({ shown, onShow }: HelpDrawerProps) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const path = useAtomValue(pathAtom);
  const topics = useMemo(() => (profile ? topicsFor(profile.role) : []), [profile]);
  const { query = '', topic: id } = shown;
  const topic = topics.find((one) => one.id === id);
  const onClose = () => onShow(null);

  /** The page of a link for this person. */
  function pathOf(link: string): string | null {
    const [, page] = own.exec(link) ?? [];
    const to = page && profile ? ownPath(profile, page as 'profile') : link;
    return canOpen(to) ? to : null;
  }

  return (
    <Drawer open title={topic?.title ?? t(helpMessages.title)} onClose={onClose}>
      {topic ? (
        <article className={css.topic}>
          <Button
            type="link"
            icon={<ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => onShow({ query })}
          >
            {t(helpMessages.back)}
          </Button>
          <Markdown text={topic.text} pathOf={pathOf} onFollow={onClose} />
        </article>
      ) : (
        <>
          <Input
            type="search"
            value={query}
            aria-label={t(helpMessages.search)}
            placeholder={t(helpMessages.search)}
            prefix={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
            onChange={({ target }) => onShow({ query: target.value })}
          />
          <Topics
            topics={topics}
            query={query.trim()}
            path={path}
            onChoose={(chosen) => onShow({ query, topic: chosen })}
          />
        </>
      )}
      <AskPerson />
    </Drawer>
  );
}

interface TopicsProps {
  topics: readonly HelpTopic[];
  query: string;
  path: string;
  onChoose(id: string): void;
}

function Topics({ topics, query, path, onChoose }: TopicsProps) {
  const t = useT();
  if (query !== '') {
    const found = fittingTopics(topics, query);
    if (found.length === 0) {
      return <output className={css.none}>{t(helpMessages.none, { query })}</output>;
    }
    return (
      <TopicList
        title={t(helpMessages.found, { count: found.length })}
        topics={found}
        onChoose={onChoose}
      />
    );
  }
  const { ofPage, others } = topicsAt(topics, path);
  return (
    <>
      <TopicList title={t(helpMessages.ofPage)} topics={ofPage} onChoose={onChoose} />
      <TopicList title={t(helpMessages.topics)} topics={others} onChoose={onChoose} />
    </>
  );
}

interface TopicListProps {
  title: string;
  topics: readonly HelpTopic[];
  onChoose(id: string): void;
}

function TopicList({ title, topics, onChoose }: TopicListProps) {
  if (topics.length === 0) return null;
  return (
    <section className={css.list}>
      <h3 className="ui-caption">{title}</h3>
      <ul>
        {topics.map(({ id, title: name }) => (
          <li key={id}>
            <button type="button" className={css.line} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The panel with the component library that it needs; loaded when it is first opened. */
export default function HelpPanel(props: HelpDrawerProps) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <HelpDrawer {...props} />
      </KitProvider>
    </RuntimeProvider>
  );
}
