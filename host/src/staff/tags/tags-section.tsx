import type { ReleaseTag } from '@jackfield/contract/api/release-tag';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, IconButton, Tag } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import { notify, t as say, useFormats, useT } from '@jackfield/runtime';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dropTag, tagsOptions } from '../api/tags.ts';
import { StaffRow } from '../frame/staff-row.tsx';
import { shortVersion } from '../overview/words.ts';
import type { PreviewedVersion } from '../previews/use-previews.ts';
import { tagMessages as messages } from './messages.ts';
import { linkOf } from './tag-link.ts';
import css from './tags-section.module.css';

export interface TagsSectionProps {
  /** Areas of the variant that is shown. */
  areas: readonly string[];
  labelOf(area: string): string;
  isPreviewed(version: PreviewedVersion): boolean;
  onPreview(version: PreviewedVersion): void;
}

/** Versions that wait to be looked at, by the links that pipelines made; nothing without any. */
export function TagsSection({ areas, ...actions }: TagsSectionProps) {
  const t = useT();
  const id = useId();
  const tags = useQuery(tagsOptions());
  const items = (tags.data ?? []).filter(({ area }) => areas.includes(area));
  if (tags.isError && !tags.data) return <LoadFailure title={t(messages.failed)} query={tags} />;
  if (items.length === 0) return null;
  return (
    <section className="ui-card" aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t(messages.title)}</h2>
        <p className="ui-secondary">{t(messages.intro)}</p>
      </div>
      <ul className={`ui-rows ${css.list}`} aria-labelledby={id}>
        {items.map((tag) => (
          <TagItem key={`${tag.remote}/${tag.tag}`} tag={tag} {...actions} />
        ))}
      </ul>
    </section>
  );
}

type TagItemProps = Omit<TagsSectionProps, 'areas'> & { tag: ReleaseTag };

function TagItem({ tag, labelOf, isPreviewed, onPreview }: TagItemProps) {
  const t = useT();
  const { relative, dateTime } = useFormats();
  const remove = useMutation({
    mutationFn: dropTag,
    onSuccess: (_done, { tag: name }) => notify.success(say(messages.removed, { tag: name })),
    onError: notify.failure,
  });
  const copy = () =>
    navigator.clipboard
      .writeText(linkOf(tag))
      .then(() => notify.success(t(messages.copied)), notify.failure);
  const values = {
    label: labelOf(tag.area),
    version: shortVersion(tag.version),
    when: relative(tag.movedAt),
    name: tag.movedBy,
  };
  return (
    <StaffRow
      head={
        <>
          <code>{tag.tag}</code>
          <IconButton
            size="small"
            label={t(messages.copyOf, { tag: tag.tag })}
            icon={<Copy size={14} strokeWidth={1.75} />}
            onClick={() => void copy()}
          />
          {isPreviewed(tag) && <Tag tone="info">{t(messages.previewed)}</Tag>}
        </>
      }
      actions={
        <>
          {!isPreviewed(tag) && (
            <Button size="small" onClick={() => onPreview(tag)}>
              {t(messages.preview)}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            loading={remove.isPending}
            onClick={() => remove.mutate(tag)}
          >
            {t(messages.remove)}
          </Button>
        </>
      }
    >
      <p className="ui-secondary" title={dateTime(tag.movedAt)}>
        {t(messages.made, values)}
      </p>
    </StaffRow>
  );
}
