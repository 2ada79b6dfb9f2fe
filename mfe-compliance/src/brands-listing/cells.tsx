import { paths } from '@jackfield/contract';
import type { BrandListItem } from '@jackfield/contract/api/brand';
import { StatusBadge, Tag } from '@jackfield/kit/ui/core';
import { TwoLines } from '@jackfield/kit/ui/table';
import { common, Link, useT } from '@jackfield/runtime';
import { statusStyles } from './brand-styles.ts';
import css from './cells.module.css';
import { leadingVetting } from './leading-vetting.ts';
import { brandMessages } from './messages.ts';
import { vettingText } from './vetting-text.ts';

interface CellProps {
  brand: BrandListItem;
}

/** Legal name of the company and, where it differs, the brand that people know. */
export function CompanyCell({ brand: { id, companyName, brandName } }: CellProps) {
  return (
    <TwoLines
      isName
      first={
        <Link to={paths.admin.compliance.brand(id)} title={companyName}>
          {companyName}
        </Link>
      }
      second={brandName === companyName ? undefined : brandName}
    />
  );
}

/** Status of a brand as shape and word. */
export function BrandStatus({ brand: { status } }: { brand: Pick<BrandListItem, 'status'> }) {
  const t = useT();
  const { meaning, shape, label } = statusStyles[status];
  return (
    <StatusBadge meaning={meaning} shape={shape}>
      {t(label)}
    </StatusBadge>
  );
}

/** Status and how many points the registry found (annex E5). */
export function StatusCell({ brand }: CellProps) {
  const t = useT();
  const feedback = t(brandMessages.feedback, { count: brand.feedbackCount });
  return (
    <span className={css.status}>
      <BrandStatus brand={brand} />
      {brand.feedbackCount > 0 && (
        <span className={`ui-clip ${css.feedback}`} title={feedback}>
          {feedback}
        </span>
      )}
    </span>
  );
}

/** The vetting that says most, and how many more there are. */
export function VettingCell({ brand: { vettings } }: CellProps) {
  const t = useT();
  const vetting = leadingVetting(vettings);
  if (vetting === null) return <span className="ui-text3">{t(common.none)}</span>;
  const more = vettings.length - 1;
  return (
    <TwoLines
      first={
        <>
          <span>{vettingText(vetting)}</span>
          {more > 0 && (
            <Tag>
              +{more}
              <span className="ui-hidden"> {t(brandMessages.moreVettings, { count: more })}</span>
            </Tag>
          )}
        </>
      }
      second={t(brandMessages.vettingOf, {
        provider: vetting.provider,
        vettingClass: vetting.vettingClass,
      })}
    />
  );
}
