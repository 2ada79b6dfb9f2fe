import type { DemoCompany, DemoKey, DemoMenu } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import type { Loading } from './loading.ts';
import { addMedium } from './media.ts';

/** Menus with their greetings, and greetings of message targets, as real audio. */
export async function loadMenus(loading: Loading): Promise<void> {
  const { account, tx } = loading;
  await insertAll(
    tx,
    'ivr_menu',
    account.companies.flatMap((company) =>
      (company.menus ?? []).map((menu, index) => row(loading, company, menu, index)),
    ),
  );
  for (const company of account.companies) {
    for (const menu of company.menus ?? []) {
      await addMedium(loading, {
        ownerType: 'ivr',
        ownerId: loading.id('menu', menu.name),
        kind: 'ivr',
        fileName: `${menu.name}.wav`,
        text: menu.greeting,
      });
    }
    for (const [fileName, text] of Object.entries(company.messages ?? {})) {
      await addMedium(loading, {
        ownerType: 'company',
        ownerId: loading.id('company', company.label),
        kind: 'message',
        fileName,
        text,
      });
    }
  }
}

function row(loading: Loading, company: DemoCompany, menu: DemoMenu, index: number) {
  return {
    id: loading.id('menu', menu.name),
    tenant_id: loading.tenantId,
    owner_type: 'company' as const,
    owner_id: loading.id('company', company.label),
    name: menu.name,
    is_default: index === 0,
    // A menu without timeout key hangs up (OP-80).
    keys: JSON.stringify(
      menu.keys
        .filter(({ target }) => target.action !== 'hangup')
        .map((key) => keyRow(loading, key)),
    ),
    menu_media: JSON.stringify({ greeting: loading.id('media', `${menu.name}.wav`) }),
    position: index,
  };
}

function keyRow(loading: Loading, { input, target }: DemoKey) {
  switch (target.action) {
    case 'team':
      return { input, action: 'team', actionId: loading.id('team', target.team) };
    case 'teammate':
      return { input, action: 'teammate', actionId: loading.id('teammate', target.email) };
    case 'ivr':
      return { input, action: 'ivr', actionId: loading.id('menu', target.menu) };
    case 'hangup':
      return { input, action: 'hangup', actionId: null };
  }
}
