/** Every path of the portal, as a function, declared once. */
export const paths = {
  root: () => '/',
  auth: {
    login: () => '/auth/login',
    emailConfirmation: () => '/auth/email-confirmation',
    forgotPassword: () => '/auth/forgot-password',
    impersonate: () => '/auth/impersonate',
    resendConfirmationEmail: () => '/auth/resend-confirmation-email',
    resendEmailConfirmation: () => '/auth/resend-email-confirmation',
    resetPassword: () => '/auth/reset-password',
    secondStep: () => '/auth/second-step',
    setPassword: () => '/auth/set-password',
  },
  /** The live board of a wall link, whose secret stands behind the #: without a session. */
  wall: () => '/wall',
  staff: {
    /** Releases, for staff: without a session of the portal. */
    releases: () => '/staff/releases',
    /** Due work that was set aside. */
    dueWork: () => '/staff/due-work',
  },
  yourSettings: {
    page: (page: YourSettingsPage) => `/your-settings/${page}`,
    /** One of the own calls. */
    call: (id: string) => `/your-settings/calls/${id}`,
    /** What callers said, for everybody: the own box unless another one, or `deleted`, is named. */
    messages: (box?: string) => `/your-settings/messages${box === undefined ? '' : `?box=${box}`}`,
    directoryEdit: (pid: string, page: DirectoryPage) =>
      `/your-settings/phone-number/directory-edit/${pid}/${page}`,
    outboundEdit: (pid: string, page: OutboundPage) =>
      `/your-settings/phone-number/outbound-edit/${pid}/${page}`,
  },
  admin: {
    root: () => '/admin-settings',
    /** Page of the host: what needs attention, and what the areas contribute. */
    home: () => '/admin-settings/home',
    gettingStarted: () => '/admin-settings/getting-started',
    /** What programs of the company use: keys of the public API, and webhooks. */
    integrations: {
      keys: () => '/admin-settings/integrations/keys',
      webhooks: () => '/admin-settings/integrations/webhooks',
      reference: () => '/admin-settings/integrations/reference',
      files: () => '/admin-settings/integrations/files',
      filePlan: (id: string) => `/admin-settings/integrations/files/${id}`,
      signOn: () => '/admin-settings/integrations/sign-on',
      directory: () => '/admin-settings/integrations/directory',
    },
    numbers: {
      listing: () => '/admin-settings/numbers/listing',
      away: (userId?: string) =>
        `/admin-settings/numbers/away${userId === undefined ? '' : `?user=${userId}`}`,
      planned: () => '/admin-settings/numbers/planned',
      callCheck: () => '/admin-settings/numbers/check',
      calendar: () => '/admin-settings/numbers/calendar',
      texting: () => '/admin-settings/numbers/texting',
      edit: (id: string, page: NumberPage = 'info') => `/admin-settings/numbers/edit/${id}/${page}`,
      past: (id: string) => `/admin-settings/numbers/edit/${id}/past`,
      frontDesk: (id: string) => `/admin-settings/numbers/edit/${id}/front-desk`,
      directoryEdit: (id: string, pid: string, page: DirectoryPage) =>
        `/admin-settings/numbers/${id}/directory-edit/${pid}/${page}`,
      outboundEdit: (id: string, pid: string, page: OutboundPage) =>
        `/admin-settings/numbers/${id}/outbound-edit/${pid}/${page}`,
    },
    users: {
      listing: () => '/admin-settings/users/listing',
      /** Whom 911 would find; the USA and Canada alone. */
      emergency: () => '/admin-settings/users/emergency',
      /** Who may do what: admins alone. */
      roles: () => '/admin-settings/users/roles',
      edit: (id: string, page: UserPage = 'profile') => `/admin-settings/users/edit/${id}/${page}`,
      directoryEdit: (id: string, pid: string, page: DirectoryPage) =>
        `/admin-settings/users/${id}/directory-edit/${pid}/${page}`,
      outboundEdit: (id: string, pid: string, page: OutboundPage) =>
        `/admin-settings/users/${id}/outbound-edit/${pid}/${page}`,
    },
    teams: {
      listing: () => '/admin-settings/teams/listing',
      live: () => '/admin-settings/teams/live',
      edit: (id: string, page: TeamPage = 'members') => `/admin-settings/teams/edit/${id}/${page}`,
    },
    /** Menus of a company number or a team: the page of one, which begins with a key of it. */
    menus: (
      { ownerType, ownerId }: { readonly ownerType: 'company' | 'team'; readonly ownerId: string },
      menuId = '',
      key: string | null = null,
    ) => {
      const records = ownerType === 'team' ? 'teams' : 'numbers';
      const menu = menuId === '' ? '' : `/${menuId}`;
      const search = key === null ? '' : `?key=${encodeURIComponent(key)}`;
      return `/admin-settings/${records}/edit/${ownerId}/ivr${menu}${search}`;
    },
    deskphones: {
      allDevices: () => '/admin-settings/deskphones/listing/all-devices',
      buyPhones: () => '/admin-settings/deskphones/listing/buy-phones',
    },
    company: {
      info: () => '/admin-settings/company/company-info',
      security: () => '/admin-settings/company/company-info/security',
      e911: () => '/admin-settings/company/company-e911',
      usage: () => '/admin-settings/company/usage',
      calls: () => '/admin-settings/company/usage/calls',
      call: (id: string) => `/admin-settings/company/usage/calls/${id}`,
      /** Texts; the USA and Canada alone. */
      texts: () => '/admin-settings/company/usage/texts',
      blacklist: () => '/admin-settings/company/blacklist',
      callerId: () => '/admin-settings/company/caller-id',
      /** Porting orders; the USA and Canada alone. */
      portIn: () => '/admin-settings/company/port',
      newPortOrder: () => '/admin-settings/company/port/new',
      portOrder: (id: string) => `/admin-settings/company/port/${id}`,
      numbers: () => '/admin-settings/company/numbers/listing',
      numberDetails: (id: string) => `/admin-settings/company/numbers/edit/${id}/details`,
      numberRegistration: (id: string) => `/admin-settings/company/numbers/${id}/registration`,
      /** Both ids are the phone number's. */
      directoryEdit: (id: string, pid: string, page: DirectoryPage) =>
        `/admin-settings/company/numbers/${id}/directory-edit/${pid}/${page}`,
      outboundEdit: (id: string, pid: string, page: OutboundPage) =>
        `/admin-settings/company/numbers/${id}/outbound-edit/${pid}/${page}`,
    },
    billing: {
      subscription: () => '/admin-settings/billing/subscription',
      information: () => '/admin-settings/billing/billing-information',
      /** The document of an invoice, to be printed. */
      invoice: (id: string) => `/admin-settings/billing/billing-information/invoice/${id}`,
      summary: () => '/admin-settings/billing/billing-summary/edit/summary',
      contacts: () => '/admin-settings/billing/billing-summary/edit/billing-contact',
      balance: () => '/admin-settings/billing/call-credits/edit/balance',
      transactions: () => '/admin-settings/billing/call-credits/edit/transaction',
      usage: () => '/admin-settings/billing/call-credits/edit/usage',
      internationalCalling: () => '/admin-settings/billing/call-credits/edit/international-calling',
      spendGuard: () => '/admin-settings/billing/call-credits/edit/guard',
      internationalCall: () => '/admin-settings/billing/international-call/listing',
    },
    compliance: {
      onboarding: () => '/admin-settings/compliance/onboarding',
      brands: () => '/admin-settings/compliance/brands/listing',
      addBrand: () => '/admin-settings/compliance/brands/add',
      editBrand: (id: string) => `/admin-settings/compliance/brands/edit/${id}`,
      brand: (id: string, page: BrandPage = 'brand-details') =>
        `/admin-settings/compliance/brands/details/${id}/${page}`,
      campaigns: () => '/admin-settings/compliance/campaigns/listing',
      addCampaign: (brandId?: string) =>
        `/admin-settings/compliance/campaigns/add${brandId === undefined ? '' : `?brand=${brandId}`}`,
      texting: () => '/admin-settings/compliance/campaigns/texting',
      editCampaign: (id: string) => `/admin-settings/compliance/campaigns/edit/${id}`,
      campaign: (id: string, page: CampaignPage = 'campaign-details') =>
        `/admin-settings/compliance/campaigns/details/${id}/${page}`,
    },
  },
} as const;

/** Pages about the directory listing of a number, and about its outbound calling name. */
export type DirectoryPage = 'directory-listing' | 'order-history';
export type OutboundPage = 'outbound-calling-name' | 'order-history';

/** Pages of one brand, and of one campaign. */
export type BrandPage = 'brand-details' | 'brand-vetting' | 'associated-campaign';
export type CampaignPage =
  | 'campaign-details'
  | 'associated-numbers'
  | 'carrier-term-preview'
  | 'consents';

export type YourSettingsPage =
  | 'profile'
  | 'phone-numbers'
  | 'call-handling'
  | 'voicemail'
  | 'my-device'
  | 'calls'
  | 'texts'
  | 'advanced-settings'
  | 'notifications'
  | 'security';
export type NumberPage =
  | 'info'
  | 'business-hour'
  | 'call-handling'
  | 'sms-handling'
  | 'advanced-settings'
  | 'planned-changes';
export type UserPage =
  | 'profile'
  | 'phone-numbers'
  | 'call-handling'
  | 'voicemail'
  | 'my-device'
  | 'notifications'
  | 'security';
export type TeamPage = 'members' | 'inbound-flow' | 'business-hour' | 'call-handling' | 'voicemail';
