import type { BrandDraft } from '@jackfield/compliance';

const brand = (
  names: [companyName: string, brandName: string, companyType: string, industry: string],
  facts: [taxId: string, website: string],
  place: [streetAddress: string, locality: string, region: string, postalCode: string],
  person: [firstName: string, lastName: string, email: string, phone: string],
): BrandDraft => ({
  companyName: names[0],
  brandName: names[1],
  companyType: names[2],
  industry: names[3],
  taxId: facts[0],
  taxCountry: 'US',
  website: facts[1],
  stockExchange: null,
  stockSymbol: null,
  address: {
    houseNumber: place[0].split(' ')[0] ?? '',
    streetName: place[0].split(' ').slice(1).join(' '),
    addressLine2: '',
    city: place[1],
    stateCode: place[2],
    zip: place[3],
  },
  contact: { firstName: person[0], lastName: person[1], email: person[2], phone: person[3] },
});

/** Invented companies of the corpus. */
export const companies = {
  dental: brand(
    ['Harbor Dental Group LLC', 'Harbor Dental', 'PrivateProfit', 'Healthcare'],
    ['63-4821057', 'https://harbordental.com'],
    ['214 Dauphin Street', 'Mobile', 'AL', '36602'],
    ['Renee', 'Castellano', 'renee@harbordental.com', '+12515550187'],
  ),
  realty: brand(
    ['Northgate Realty Partners, Inc.', 'Northgate Realty', 'PrivateProfit', 'RealEstate'],
    ['36-2204418', 'https://www.northgaterealty.com'],
    ['1180 N Clark St', 'Chicago', 'IL', '60610'],
    ['Dana', 'Whitfield', 'dana@northgaterealty.com', '+13125550144'],
  ),
  shop: brand(
    ['Pine & Petal Florists LLC', 'Pine & Petal', 'PrivateProfit', 'Retail'],
    ['84-3317702', 'https://pineandpetal.shop'],
    ['77 Larimer Sq', 'Denver', 'CO', '80202'],
    ['Mo', 'Alvarez', 'mo@pineandpetal.shop', '+13035550133'],
  ),
  bank: brand(
    ['Cedar Valley Credit Union', 'Cedar Valley CU', 'NonProfit', 'Financial'],
    ['42-0687713', 'https://cedarvalleycu.org'],
    ['500 2nd Ave SE', 'Cedar Rapids', 'IA', '52401'],
    ['Peter', 'Novak', 'pnovak@cedarvalleycu.org', '+13195550121'],
  ),
  college: brand(
    ['Lakemont Community College Foundation', 'Lakemont College', 'NonProfit', 'Education'],
    ['38-1749920', 'https://lakemont.edu'],
    ['2400 College Drive', 'Traverse City', 'MI', '49686'],
    ['Grace', 'Oduya', 'goduya@lakemont.edu', '+12315550172'],
  ),
  shelter: brand(
    ['Second Porch Animal Rescue', 'Second Porch', 'NonProfit', 'NGO'],
    ['47-2290135', 'https://secondporch.org'],
    ['903 River Road', 'Asheville', 'NC', '28801'],
    ['Ines', 'Park', 'ines@secondporch.org', '+18285550166'],
  ),
  delivery: brand(
    ['Rapid Crate Logistics, Inc.', 'Rapid Crate', 'PrivateProfit', 'Technology'],
    ['27-5530984', 'https://rapidcrate.com'],
    ['18 Commerce Way', 'Reno', 'NV', '89502'],
    ['Omar', 'Haddad', 'omar@rapidcrate.com', '+17755550190'],
  ),
  hotel: brand(
    ['Bluewater Inn Holdings LLC', 'Bluewater Inn', 'PrivateProfit', 'Hospitality'],
    ['59-3077261', 'https://bluewaterinn.com'],
    ['12 Ocean Blvd', 'Cocoa Beach', 'FL', '32931'],
    ['Kim', 'Tran', 'kim.tran@bluewaterinn.com', '+13215550118'],
  ),
  grid: brand(
    ['Prairie Light & Power Cooperative', 'Prairie Light', 'PrivateProfit', 'Energy'],
    ['41-0996320', 'https://prairielight.coop'],
    ['310 Main Street', 'Bismarck', 'ND', '58501'],
    ['Ruth', 'Iverson', 'ruth@prairielight.coop', '+17015550109'],
  ),
  school: brand(
    ['Elm Hollow School District 12', 'Elm Hollow Schools', 'NonProfit', 'Education'],
    ['23-7041166', 'https://elmhollow.k12.pa.us'],
    ['45 School Lane', 'Lancaster', 'PA', '17602'],
    ['Terry', 'Bloom', 'tbloom@elmhollow.k12.pa.us', '+17175550151'],
  ),
  insurer: {
    ...brand(
      ['Keystone Mutual Group, Inc.', 'Keystone Mutual', 'PublicProfit', 'Insurance'],
      ['25-1188402', 'https://keystonemutual.com'],
      ['1 Liberty Plaza', 'Pittsburgh', 'PA', '15222'],
      ['Lena', 'Fischer', 'lena.fischer@keystonemutual.com', '+14125550137'],
    ),
    stockExchange: 'Nyse',
    stockSymbol: 'KSTM',
  },
  builder: brand(
    ['Ridgeline Builders Corp.', 'Ridgeline Builders', 'PrivateProfit', 'Construction'],
    ['87-0442318', 'https://ridgelinebuilders.com'],
    ['655 Foothill Dr', 'Provo', 'UT', '84604'],
    ['Sam', 'Kekoa', 'sam@ridgelinebuilders.com', '+18015550175'],
  ),
} satisfies Record<string, BrandDraft>;
