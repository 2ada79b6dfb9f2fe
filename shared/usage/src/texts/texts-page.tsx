import { directionWords } from '@jackfield/domain/words/usage';
import type { Text } from '@jackfield/contract/api/text';
import type { Column } from '@jackfield/kit/ui/table';
import { MessageSquareText } from '@jackfield/kit/ui/icons';
import { type ListFilter, ListPage, useListing } from '@jackfield/lists/list-page';
import { PeriodInput, todayIn } from '@jackfield/lists/period';
import { accountAtom, timeZoneAtom, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { dayIn, dayName, timeIn } from '../call-log/clock.ts';
import { ConversationDrawer } from './conversation-part.tsx';
import { textMessages } from './messages.ts';
import { DirectionSign, textColumns } from './text-columns.tsx';
import { textEvents, textsDefaults, textsKey, textsPage } from './text-query.ts';
import { otherName, TextBadge } from './text-state.tsx';
import css from './texts.module.css';
import { useConversation } from './use-conversation.ts';

export interface TextsPageProps {
  /** h1. */
  title: string;
  tabs: ReactNode;
  /** Name under which the person's view of the list is kept. */
  list: string;
  /** Filters by number, where the page knows them. */
  filters?: readonly ListFilter[];
}

const idOf = ({ id }: Text) => id;
/** What is told in the line of a phone: anything but the end that was hoped for. */
const isUsual = ({ state }: Text) =>
  state === 'received' || state === 'sent' || state === 'delivered';

/**
 * Texts by the day, in and out; a row opens the conversation with that number (PROV-01). All that is
 * chosen is in the address; days are the account's.
 */
export function TextsPage({ title, tabs, list, filters = [] }: TextsPageProps) {
  const t = useT();
  const formats = useFormats();
  const own = useAtomValue(timeZoneAtom);
  const zone = useAtomValue(accountAtom)?.timeZone ?? own;
  const today = todayIn(zone);
  const { listing, loaded } = useListing(textsDefaults, (params) => textsPage(params, today));
  const { params, onParams } = listing;
  const conversation = useConversation();
  useLiveRefetch(textEvents, textsKey);
  const columns = useMemo<Column<Text>[]>(() => textColumns(formats, zone), [formats, zone]);
  const open = ({ other }: Text) => conversation.open(other.number);
  const filter = (change: Readonly<Record<string, string>>) =>
    onParams({ filters: { ...params.filters, ...change } });
  return (
    <>
      <ListPage
        {...listing}
        isCounted={false}
        list={list}
        title={title}
        things={t(textMessages.things)}
        icon={MessageSquareText}
        tabs={tabs}
        canScroll={false}
        lead={
          <div className={css.lead}>
            <PeriodInput filters={params.filters} today={today} onChange={filter} />
          </div>
        }
        searchPlaceholder={t(textMessages.search)}
        searchPlaceholderShort={t(textMessages.searchShort)}
        pillsLabel={t(textMessages.directions)}
        pills={[
          { value: '', label: t(textMessages.all) },
          { value: 'inbound', label: t(directionWords.inbound) },
          { value: 'outbound', label: t(directionWords.outbound) },
        ]}
        filters={filters}
        texts={{
          emptyTitle: t(textMessages.emptyTitle),
          emptyText: t(textMessages.emptyText),
          noMatchText: t(textMessages.noMatchText),
          deniedTitle: t(textMessages.deniedTitle),
        }}
        columns={columns}
        rowId={idOf}
        rowName={otherName}
        onOpen={open}
        groups={{ keyOf: ({ at }) => dayIn(zone, at), head: dayHead }}
        phoneRow={(text) => ({
          picture: <DirectionSign direction={text.direction} />,
          title: (
            <button type="button" className={css.open} onClick={() => open(text)}>
              {otherName(text)}
            </button>
          ),
          line: text.text,
          badge: (
            <span className={css.end}>
              <span className="ui-num">{timeIn(zone, text.at)}</span>
              {!isUsual(text) && <TextBadge text={text} zone={zone} />}
            </span>
          ),
        })}
      />
      {conversation.number !== null && (
        <ConversationDrawer
          key={conversation.number}
          number={conversation.number}
          name={nameIn(loaded, conversation.number)}
          onClose={conversation.close}
        />
      )}
    </>
  );
}

const dayHead = (day: string) => <strong className={css.day}>{dayName(day)}</strong>;

/** What the rows call a number; empty where none of them is with it. */
function nameIn(rows: readonly (Text | undefined)[], number: string): string {
  return rows.find((row) => row?.other.number === number)?.other.name ?? '';
}
