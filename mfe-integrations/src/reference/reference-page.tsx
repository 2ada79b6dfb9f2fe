import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { IconButton, Tag } from '@jackfield/kit/ui/core';
import { ChevronRight, Copy, ExternalLink, SearchX } from '@jackfield/kit/ui/icons';
import { SearchField } from '@jackfield/lists/list-page';
import { queryClient, useT } from '@jackfield/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { tagMessages } from '../keys/messages.ts';
import { IntegrationsPage } from '../parts/integrations-page.tsx';
import { partMessages } from '../parts/messages.ts';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { type ApiDocument, type Call, callsOf, found, type Parameter } from './document.ts';
import { referenceMessages as messages } from './messages.ts';
import css from './reference.module.css';
import { exampleOf } from './request-example.ts';
import { shapeText } from './shape-text.ts';

const address = '/v1/openapi.json';

const documentOptions = queryOptions({
  queryKey: ['reference'],
  async queryFn({ signal }): Promise<ApiDocument> {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json() as Promise<ApiDocument>;
  },
  // It changes with a new version of the portal alone.
  staleTime: Infinity,
});

export const prefetch = () => queryClient.prefetchQuery(documentOptions);

/** /admin-settings/integrations/reference: every call of the public API, to read (KEY-02). */
export function Component() {
  const t = useT();
  const [search, setSearch] = useState('');
  const query = useQuery(documentOptions);
  const calls = useMemo(() => (query.data ? callsOf(query.data) : []), [query.data]);
  const groups = useMemo(() => found(calls, search), [calls, search]);
  const count = groups.reduce((sum, group) => sum + group.calls.length, 0);
  return (
    <IntegrationsPage title={t(partMessages.reference)}>
      <div className={css.page}>
        <div className={css.tools}>
          <SearchField value={search} onChange={setSearch} placeholder={t(messages.search)} />
          {query.data && <output className="ui-secondary">{t(messages.count, { count })}</output>}
          <a className={css.document} href={address} target="_blank" rel="noreferrer">
            {t(messages.openApi)}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
          </a>
        </div>
        {query.isError && !query.data && <LoadFailure title={t(messages.failed)} query={query} />}
        {query.isPending && <RowsSkeleton />}
        {query.data && count === 0 && (
          <EmptyState icon={SearchX} title={t(messages.nothing)}>
            {t(messages.nothingText)}
          </EmptyState>
        )}
        {groups.map(({ area, calls: those }) => (
          <section key={area} className={css.group} aria-labelledby={`calls-${area}`}>
            <h2 id={`calls-${area}`}>{t(tagMessages[area])}</h2>
            {those.map((call) => (
              <CallRow key={call.id} call={call} />
            ))}
          </section>
        ))}
        {query.data && <p className="ui-note">{t(messages.english)}</p>}
      </div>
    </IntegrationsPage>
  );
}

function CallRow({ call }: { call: Call }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { method, path, summary, scope } = call;
  return (
    <details className={css.call} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={css.head}>
        <ChevronRight className={css.mark} size={16} strokeWidth={1.75} aria-hidden="true" />
        <code className={css.address} translate="no">
          <span className={css.method}>{method}</span> {path}
        </code>
        <span className={css.summary} translate="no" lang="en">
          {summary}
        </span>
        <Tag tone="quiet">
          {scope === null ? t(messages.needsOfRecord) : t(messages.needs, { scope })}
        </Tag>
      </summary>
      {isOpen && <CallDetail call={call} />}
    </details>
  );
}

function CallDetail({ call }: { call: Call }) {
  const t = useT();
  const copy = useCopy();
  const { parameters, body, answer, status } = call;
  const request = exampleOf(call, window.location.origin);
  return (
    <div className={css.detail}>
      {parameters.length > 0 && (
        <Piece title={t(messages.parameters)}>
          <dl className={css.parameters} translate="no">
            {parameters.map((parameter) => (
              <ParameterLine key={`${parameter.in} ${parameter.name}`} parameter={parameter} />
            ))}
          </dl>
        </Piece>
      )}
      {body && (
        <Piece title={t(messages.body)}>
          <Shape text={shapeText(body)} />
        </Piece>
      )}
      <Piece title={t(messages.answer, { status })}>
        {answer && <Shape text={shapeText(answer)} />}
      </Piece>
      <Piece
        title={t(messages.request)}
        action={
          <IconButton
            size="small"
            label={t(messages.copy, { call: `${call.method} ${call.path}` })}
            icon={<Copy size={16} strokeWidth={1.75} />}
            onClick={() => void copy(request, t(messages.copied))}
          />
        }
      >
        <Shape text={request} />
      </Piece>
    </div>
  );
}

interface PieceProps {
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}

function Piece({ title, action, children }: PieceProps) {
  return (
    <div className={css.piece}>
      <div className={css.pieceHead}>
        <h3>{title}</h3>
        {action}
      </div>
      {children}
    </div>
  );
}

const Shape = ({ text }: { text: string }) => (
  // A long one scrolls by the keyboard too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre className={`${look.code} ${css.shape}`} translate="no" tabIndex={0}>
    <code>{text}</code>
  </pre>
);

function ParameterLine({ parameter }: { parameter: Parameter }) {
  const t = useT();
  const { name, in: place, required, description, schema } = parameter;
  return (
    <div>
      <dt>
        <code>{name}</code> <span className="ui-note">{place}</span>
        {required && <span className="ui-note">, {t(messages.required)}</span>}
      </dt>
      <dd>
        <code>{shapeText(schema)}</code>
        {description && (
          <span className="ui-note" lang="en">
            {description}
          </span>
        )}
      </dd>
    </div>
  );
}
