/** FIFA's code of each country and, after a stroke, those that ISO, the IOC or others use. */
const table = `
  AD:AND AE:UAE/ARE AF:AFG AG:ATG/ANT AI:AIA AL:ALB AM:ARM AO:ANG/AGO AR:ARG AS:ASA/ASM AT:AUT
  AU:AUS AW:ARU/ABW AZ:AZE BA:BIH BB:BRB/BAR BD:BAN/BGD BE:BEL BF:BFA BG:BUL/BGR BH:BHR BI:BDI
  BJ:BEN BM:BER/BMU BN:BRU/BRN BO:BOL BR:BRA BS:BAH/BHS BT:BHU/BTN BW:BOT/BWA BY:BLR BZ:BLZ/BIZ
  CA:CAN CD:COD CF:CTA/CAF CG:CGO/COG CH:SUI/CHE CI:CIV CK:COK CL:CHI/CHL CM:CMR CN:CHN CO:COL
  CR:CRC/CRI CU:CUB CV:CPV CW:CUW CY:CYP CZ:CZE DE:GER/DEU DJ:DJI DK:DEN/DNK DM:DMA DO:DOM
  DZ:ALG/DZA EC:ECU EE:EST EG:EGY ER:ERI ES:ESP ET:ETH FI:FIN FJ:FIJ/FJI FO:FRO FR:FRA GA:GAB
  GD:GRN/GRD GE:GEO GH:GHA GI:GIB GM:GAM/GMB GN:GUI/GIN GQ:EQG/GNQ GR:GRE/GRC GT:GUA/GTM GU:GUM
  GW:GNB/GBS GY:GUY HK:HKG HN:HON/HND HR:CRO/HRV HT:HAI/HTI HU:HUN ID:IDN/INA IE:IRL IL:ISR IN:IND
  IQ:IRQ IR:IRN/IRI IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:CAM/KHM KM:COM KN:SKN/KNA
  KP:PRK KR:KOR KW:KUW/KWT KY:CAY/CYM KZ:KAZ LA:LAO LB:LBN/LIB LC:LCA LI:LIE LK:SRI/LKA LR:LBR
  LS:LES/LSO LT:LTU LU:LUX LV:LVA/LAT LY:LBY/LBA MA:MAR MC:MCO/MON MD:MDA ME:MNE MG:MAD/MDG MK:MKD
  ML:MLI MM:MYA/MMR MN:MNG/MGL MO:MAC MR:MTN/MRT MS:MSR MT:MLT MU:MRI/MUS MV:MDV MW:MWI/MAW MX:MEX
  MY:MAS/MYS MZ:MOZ NA:NAM NC:NCL NE:NIG/NER NG:NGA/NGR NI:NCA/NIC NL:NED/NLD NO:NOR NP:NEP/NPL
  NZ:NZL OM:OMA/OMN PA:PAN PE:PER PF:TAH/PYF PG:PNG PH:PHI/PHL PK:PAK PL:POL PR:PUR/PRI PS:PLE/PSE
  PT:POR/PRT PY:PAR/PRY QA:QAT RO:ROU/ROM RS:SRB RU:RUS RW:RWA SA:KSA/SAU SB:SOL/SLB SC:SEY/SYC
  SD:SDN/SUD SE:SWE SG:SGP/SIN SI:SVN/SLO SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP
  SV:SLV/ESA SY:SYR SZ:SWZ TC:TCA TD:CHA/TCD TG:TOG/TGO TH:THA TJ:TJK TL:TLS TM:TKM TN:TUN
  TO:TGA/TON TR:TUR TT:TRI/TTO TW:TPE/TWN TZ:TAN/TZA UA:UKR UG:UGA US:USA UY:URU/URY UZ:UZB
  VC:VIN/VCT VE:VEN VG:VGB/IVB VI:VIR/ISV VN:VIE/VNM VU:VAN/VUT WS:SAM/WSM XK:KOS/KVX YE:YEM
  ZA:RSA/ZAF ZM:ZAM/ZMB ZW:ZIM/ZWE GB-ENG:ENG GB-SCT:SCO GB-WLS:WAL GB-NIR:NIR`;

const codesOf = new Map(
  table
    .trim()
    .split(/\s+/)
    .map((entry): [string, string[]] => {
      const [country = '', codes = ''] = entry.split(':');
      return [country, codes.split('/')];
    }),
);
const countryOf = new Map(
  [...codesOf].flatMap(([country, codes]) =>
    codes.map((code): [string, string] => [code, country]),
  ),
);

/** Every country of football: ISO 3166-1 alpha-2, or a subdivision (`GB-ENG`) for the home nations. */
export const footballCountries: readonly string[] = [...codesOf.keys()];

/** The country of a three-letter code: `GER` and `DEU` are `DE`, `ENG` is `GB-ENG`. */
export function countryOfCode(code: string): string | undefined {
  // Outside of football the home nations may play as one.
  return code === 'GBR' ? 'GB' : countryOf.get(code);
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The country that a source's code means, whichever it uses; undefined for what is no country's. */
export function countryTold(code: string | undefined): string | undefined {
  const told = code?.trim().toUpperCase() ?? '';
  if (codesOf.has(told) || (/^[A-Z]{2}$/.test(told) && regions.of(told))) return told;
  return countryOfCode(told);
}

/** FIFA's three letters for a country: `GER` for `DE`. */
export function codeOfCountry(country: string): string | undefined {
  return codesOf.get(country)?.[0];
}
