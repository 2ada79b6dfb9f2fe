import type { Currency } from '@jackfield/contract';

/** A country of the phone and blacklist pick lists (ENT-28). */
export interface Country {
  country: string;
  countryAlpha3Code: string;
  /** ISO 3166 alpha-2. */
  countryCode: string;
  /** Dialing prefixes in digits; some countries have several. */
  code: readonly string[];
  /** Set for Malaysia and the United States only (OP-122). */
  currency: Currency | null;
}

const currencies: Record<string, Currency> = { MYS: 'myr', USA: 'usd' };

/** Countries by English name (ENUM-16). */
export const countries: readonly Country[] = `Afghanistan|AFG|AF|93
Åland Islands|ALA|AX|358
Albania|ALB|AL|355
Algeria|DZA|DZ|213
American Samoa|ASM|AS|1684
Andorra|AND|AD|376
Angola|AGO|AO|244
Anguilla|AIA|AI|1264
Antigua & Barbuda|ATG|AG|1268
Argentina|ARG|AR|54
Armenia|ARM|AM|374
Aruba|ABW|AW|297
Australia|AUS|AU|61
Austria|AUT|AT|43
Azerbaijan|AZE|AZ|994
Bahamas|BHS|BS|1242
Bahrain|BHR|BH|973
Bangladesh|BGD|BD|880
Barbados|BRB|BB|1246
Belarus|BLR|BY|375
Belgium|BEL|BE|32
Belize|BLZ|BZ|501
Benin|BEN|BJ|229
Bermuda|BMU|BM|1441
Bhutan|BTN|BT|975
Bolivia|BOL|BO|591
Bosnia & Herzegovina|BIH|BA|387
Botswana|BWA|BW|267
Brazil|BRA|BR|55
British Indian Ocean Territory|IOT|IO|246
British Virgin Islands|VGB|VG|1284
Brunei|BRN|BN|673
Bulgaria|BGR|BG|359
Burkina Faso|BFA|BF|226
Burundi|BDI|BI|257
Cambodia|KHM|KH|855
Cameroon|CMR|CM|237
Canada|CAN|CA|1
Cape Verde|CPV|CV|238
Caribbean Netherlands|BES|BQ|599
Cayman Islands|CYM|KY|1345
Central African Republic|CAF|CF|236
Chad|TCD|TD|235
Chile|CHL|CL|56
China|CHN|CN|86
Christmas Island|CXR|CX|61
Cocos (Keeling) Islands|CCK|CC|61
Colombia|COL|CO|57
Comoros|COM|KM|269
Congo - Brazzaville|COG|CG|242
Congo - Kinshasa|COD|CD|243
Cook Islands|COK|CK|682
Costa Rica|CRI|CR|506
Côte d’Ivoire|CIV|CI|225
Croatia|HRV|HR|385
Cuba|CUB|CU|53
Curaçao|CUW|CW|599
Cyprus|CYP|CY|357
Czechia|CZE|CZ|420
Denmark|DNK|DK|45
Djibouti|DJI|DJ|253
Dominica|DMA|DM|1767
Dominican Republic|DOM|DO|1809 1829 1849
Ecuador|ECU|EC|593
Egypt|EGY|EG|20
El Salvador|SLV|SV|503
Equatorial Guinea|GNQ|GQ|240
Eritrea|ERI|ER|291
Estonia|EST|EE|372
Eswatini|SWZ|SZ|268
Ethiopia|ETH|ET|251
Falkland Islands|FLK|FK|500
Faroe Islands|FRO|FO|298
Fiji|FJI|FJ|679
Finland|FIN|FI|358
France|FRA|FR|33
French Guiana|GUF|GF|594
French Polynesia|PYF|PF|689
Gabon|GAB|GA|241
Gambia|GMB|GM|220
Georgia|GEO|GE|995
Germany|DEU|DE|49
Ghana|GHA|GH|233
Gibraltar|GIB|GI|350
Greece|GRC|GR|30
Greenland|GRL|GL|299
Grenada|GRD|GD|1473
Guadeloupe|GLP|GP|590
Guam|GUM|GU|1671
Guatemala|GTM|GT|502
Guernsey|GGY|GG|44
Guinea|GIN|GN|224
Guinea-Bissau|GNB|GW|245
Guyana|GUY|GY|592
Haiti|HTI|HT|509
Honduras|HND|HN|504
Hong Kong SAR China|HKG|HK|852
Hungary|HUN|HU|36
Iceland|ISL|IS|354
India|IND|IN|91
Indonesia|IDN|ID|62
Iran|IRN|IR|98
Iraq|IRQ|IQ|964
Ireland|IRL|IE|353
Isle of Man|IMN|IM|44
Israel|ISR|IL|972
Italy|ITA|IT|39
Jamaica|JAM|JM|1876 1658
Japan|JPN|JP|81
Jersey|JEY|JE|44
Jordan|JOR|JO|962
Kazakhstan|KAZ|KZ|7
Kenya|KEN|KE|254
Kiribati|KIR|KI|686
Kuwait|KWT|KW|965
Kyrgyzstan|KGZ|KG|996
Laos|LAO|LA|856
Latvia|LVA|LV|371
Lebanon|LBN|LB|961
Lesotho|LSO|LS|266
Liberia|LBR|LR|231
Libya|LBY|LY|218
Liechtenstein|LIE|LI|423
Lithuania|LTU|LT|370
Luxembourg|LUX|LU|352
Macao SAR China|MAC|MO|853
Madagascar|MDG|MG|261
Malawi|MWI|MW|265
Malaysia|MYS|MY|60
Maldives|MDV|MV|960
Mali|MLI|ML|223
Malta|MLT|MT|356
Marshall Islands|MHL|MH|692
Martinique|MTQ|MQ|596
Mauritania|MRT|MR|222
Mauritius|MUS|MU|230
Mayotte|MYT|YT|262
Mexico|MEX|MX|52
Micronesia|FSM|FM|691
Moldova|MDA|MD|373
Monaco|MCO|MC|377
Mongolia|MNG|MN|976
Montenegro|MNE|ME|382
Montserrat|MSR|MS|1664
Morocco|MAR|MA|212
Mozambique|MOZ|MZ|258
Myanmar (Burma)|MMR|MM|95
Namibia|NAM|NA|264
Nauru|NRU|NR|674
Nepal|NPL|NP|977
Netherlands|NLD|NL|31
New Caledonia|NCL|NC|687
New Zealand|NZL|NZ|64
Nicaragua|NIC|NI|505
Niger|NER|NE|227
Nigeria|NGA|NG|234
Niue|NIU|NU|683
Norfolk Island|NFK|NF|672
North Korea|PRK|KP|850
North Macedonia|MKD|MK|389
Northern Mariana Islands|MNP|MP|1670
Norway|NOR|NO|47
Oman|OMN|OM|968
Pakistan|PAK|PK|92
Palau|PLW|PW|680
Palestinian Territories|PSE|PS|970
Panama|PAN|PA|507
Papua New Guinea|PNG|PG|675
Paraguay|PRY|PY|595
Peru|PER|PE|51
Philippines|PHL|PH|63
Poland|POL|PL|48
Portugal|PRT|PT|351
Puerto Rico|PRI|PR|1787 1939
Qatar|QAT|QA|974
Réunion|REU|RE|262
Romania|ROU|RO|40
Russia|RUS|RU|7
Rwanda|RWA|RW|250
Samoa|WSM|WS|685
San Marino|SMR|SM|378
São Tomé & Príncipe|STP|ST|239
Saudi Arabia|SAU|SA|966
Senegal|SEN|SN|221
Serbia|SRB|RS|381
Seychelles|SYC|SC|248
Sierra Leone|SLE|SL|232
Singapore|SGP|SG|65
Sint Maarten|SXM|SX|1721
Slovakia|SVK|SK|421
Slovenia|SVN|SI|386
Solomon Islands|SLB|SB|677
Somalia|SOM|SO|252
South Africa|ZAF|ZA|27
South Korea|KOR|KR|82
South Sudan|SSD|SS|211
Spain|ESP|ES|34
Sri Lanka|LKA|LK|94
St. Barthélemy|BLM|BL|590
St. Helena|SHN|SH|290
St. Kitts & Nevis|KNA|KN|1869
St. Lucia|LCA|LC|1758
St. Martin|MAF|MF|590
St. Pierre & Miquelon|SPM|PM|508
St. Vincent & Grenadines|VCT|VC|1784
Sudan|SDN|SD|249
Suriname|SUR|SR|597
Svalbard & Jan Mayen|SJM|SJ|47
Sweden|SWE|SE|46
Switzerland|CHE|CH|41
Syria|SYR|SY|963
Taiwan|TWN|TW|886
Tajikistan|TJK|TJ|992
Tanzania|TZA|TZ|255
Thailand|THA|TH|66
Timor-Leste|TLS|TL|670
Togo|TGO|TG|228
Tokelau|TKL|TK|690
Tonga|TON|TO|676
Trinidad & Tobago|TTO|TT|1868
Tunisia|TUN|TN|216
Türkiye|TUR|TR|90
Turkmenistan|TKM|TM|993
Turks & Caicos Islands|TCA|TC|1649
Tuvalu|TUV|TV|688
U.S. Virgin Islands|VIR|VI|1340
Uganda|UGA|UG|256
Ukraine|UKR|UA|380
United Arab Emirates|ARE|AE|971
United Kingdom|GBR|GB|44
United States|USA|US|1
Uruguay|URY|UY|598
Uzbekistan|UZB|UZ|998
Vanuatu|VUT|VU|678
Vatican City|VAT|VA|39
Venezuela|VEN|VE|58
Vietnam|VNM|VN|84
Wallis & Futuna|WLF|WF|681
Western Sahara|ESH|EH|212
Yemen|YEM|YE|967
Zambia|ZMB|ZM|260
Zimbabwe|ZWE|ZW|263`
  .split('\n')
  .map((line) => {
    const [country = '', countryAlpha3Code = '', countryCode = '', codes = ''] = line.split('|');
    const currency = currencies[countryAlpha3Code] ?? null;
    return { country, countryAlpha3Code, countryCode, code: codes.split(' '), currency };
  });
