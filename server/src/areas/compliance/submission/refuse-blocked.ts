import { checkBrand, checkCampaign, openBlocks, type Preflight, say } from '@jackfield/compliance';
import type { Override } from '@jackfield/contract/api/submission';
import { t } from '@jackfield/texts';
import type { RegistryCampaignFields } from '../../../campaign-registry/registry.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type BrandRow } from '../read-brand.ts';
import { sentBrandFields } from '../sent-fields.ts';
import { texts } from '../texts.ts';

/** What may be sent although the check blocks it. */
type Overridden = readonly Pick<Override, 'code'>[];

/** Throws 400 with each block that nobody gave a reason for, at its field. */
function refuse(preflight: Preflight, overrides: Overridden, member: string): void {
  const blocks = openBlocks(preflight, overrides);
  if (blocks.length === 0) return;
  throw new ApiError('INVALIDINPUT', {
    message: t(texts.blocked),
    errors: blocks.map(({ code, field, title, detail }) => ({
      code,
      // The contract writes places of lists in brackets.
      field: `${member}${field.replaceAll(/\.(\d+)/g, '[$1]')}`,
      message: `${say(title)} ${say(detail)}`,
    })),
  });
}

/**
 * Throws 400 for a brand that a reviewer would refuse by public guidance (annex J6). Its website is
 * not opened here: a page that is slow today is no reason to turn somebody away.
 */
export function refuseBlockedBrand(row: BrandRow, overrides: Overridden, member: string): void {
  refuse(checkBrand(sentBrandFields(row)), overrides, member);
}

/** Throws 400 for a campaign that a reviewer would refuse by public guidance (annex J6). */
export function refuseBlockedCampaign(
  { fields, brand }: { fields: RegistryCampaignFields; brand: BrandRow },
  overrides: Overridden,
  member: string,
): void {
  const draft = { ...fields, termsAccepted: true };
  refuse(checkCampaign(draft, sentBrandFields(brand)), overrides, member);
}
