import type { ClientConfig, Variant } from '@jackfield/contract';

/** A script of somebody else that the portal loads after the sign-in. */
export interface ThirdPartyScript {
  id: 'analytics' | 'chat' | 'userGuide';
  /** Absolute address, https or http. */
  url: string;
}

type Settings = Pick<ClientConfig, 'analyticsUrl' | 'chatUrl' | 'userGuideUrl' | 'chatEnabled'>;

/**
 * Scripts of others that this configuration and product variant load: analytics when configured,
 * chat and user guide only where the variant has them (SHELL-63, SHELL-64, OP-31, OP-42). An
 * address that is not an absolute web address counts as not configured.
 */
export function thirdPartyScripts(
  settings: Settings,
  features: Pick<Variant['features'], 'chat' | 'userGuide'>,
): ThirdPartyScript[] {
  const scripts: ThirdPartyScript[] = [{ id: 'analytics', url: settings.analyticsUrl }];
  if (features.chat && settings.chatEnabled) scripts.push({ id: 'chat', url: settings.chatUrl });
  if (features.userGuide) scripts.push({ id: 'userGuide', url: settings.userGuideUrl });
  return scripts.filter(({ url }) => /^https?:\/\//i.test(url) && URL.canParse(url));
}
