import {
  type Command,
  type CommandContext,
  type CommandsContribution,
  type Hit,
  mayDo,
  paths,
} from '@jackfield/contract';
import { listBrands } from '@jackfield/contract/api/brand';
import { listCampaigns } from '@jackfield/contract/api/campaign';
import { folded } from '@jackfield/domain/names';
import { call, defineMessages, type Message, t } from '@jackfield/runtime';
import { campaignName, nameOfUseCase } from '@jackfield/domain/campaign-name';

const commandMessages = defineMessages('compliance.commands', {
  brands: 'Brands',
  campaigns: 'Campaigns',
  addCampaign: 'Add campaign',
  addBrand: 'Register a brand',
  words: '10dlc, a2p, sms registration, register for texting',
});

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { compliance } = paths.admin;
/** Brands that are offered, and campaigns. */
const most = 5;

const isOpen = (context: CommandContext) =>
  context.country === 'USA' && mayDo(context, 'compliance:read');

/** Pages about registrations for text messages; for who may read them, in USA accounts only (ROLE-11). */
export const commands: CommandsContribution['commands'] = (context) => {
  if (!isOpen(context)) return [];
  const words = [t(commandMessages.words)];
  const page = (id: string, label: Message, to: string): Command => ({
    id,
    kind: 'page',
    label: t(label),
    words,
    to,
  });
  const adding = (id: string, label: Message, to: string): Command[] =>
    mayDo(context, 'compliance:write') ? [{ id, kind: 'action', label: t(label), words, to }] : [];
  return [
    page('brands', commandMessages.brands, compliance.brands()),
    ...adding('addBrand', commandMessages.addBrand, compliance.addBrand()),
    page('campaigns', commandMessages.campaigns, compliance.campaigns()),
    ...adding('addCampaign', commandMessages.addCampaign, compliance.addCampaign()),
  ];
};

/** Brands and campaigns by name. */
export async function search(
  query: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (!isOpen(context)) return [];
  const [brands, campaigns] = await Promise.all([
    call(listBrands, {}, { signal }),
    call(listCampaigns, { query: { search: query, limit: most } }, { signal }),
  ]);
  const wanted = folded(query);
  const found = brands.items
    .filter(({ brandName }) => folded(brandName).includes(wanted))
    .slice(0, most)
    .map(
      ({ id, brandName }): Hit => ({
        id,
        group: t(commandMessages.brands),
        icon: 'brand',
        text: brandName,
        to: compliance.brand(id),
      }),
    );
  const hits = campaigns.items.map(
    (campaign): Hit => ({
      id: campaign.id,
      group: t(commandMessages.campaigns),
      icon: 'brand',
      text: campaignName(campaign),
      detail: nameOfUseCase(campaign.useCase),
      to: compliance.campaign(campaign.id),
    }),
  );
  return [...found, ...hits];
}
