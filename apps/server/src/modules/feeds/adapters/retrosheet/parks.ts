/** Ball parks by the letters of the source: the city's, then which of it. */
export const parks: Readonly<Record<string, string>> = {
  ANA01: 'Angel Stadium',
  ARL02: 'Globe Life Park',
  ARL03: 'Globe Life Field',
  ATL03: 'Truist Park',
  BAL12: 'Oriole Park at Camden Yards',
  BOS07: 'Fenway Park',
  BUF05: 'Sahlen Field',
  CHI11: 'Wrigley Field',
  CHI12: 'Guaranteed Rate Field',
  CIN09: 'Great American Ball Park',
  CLE08: 'Progressive Field',
  DEN02: 'Coors Field',
  DET05: 'Comerica Park',
  HOU03: 'Minute Maid Park',
  KAN06: 'Kauffman Stadium',
  LOS03: 'Dodger Stadium',
  MIA02: 'Marlins Park',
  MIL06: 'Miller Park',
  MIN04: 'Target Field',
  NYC20: 'Citi Field',
  NYC21: 'Yankee Stadium',
  OAK01: 'Oakland Coliseum',
  PHI13: 'Citizens Bank Park',
  PHO01: 'Chase Field',
  PIT08: 'PNC Park',
  SAN02: 'Petco Park',
  SEA03: 'T-Mobile Park',
  SFO03: 'Oracle Park',
  STL10: 'Busch Stadium',
  STP01: 'Tropicana Field',
  TOR02: 'Rogers Centre',
  WAS11: 'Nationals Park',
};

/** On which clocks times are told, by city. */
const zones: Readonly<Record<string, string>> = {
  'America/New_York':
    'ALT ATL BAL BOS BRO BUF CIN CLE DET FTL HAR IND JER MIA MON NEW NYC PHI PIT ROC STP TAM TOL TOR WAS WIL WOR ELM LBV FTB SYR TRO ALB PRO HRT COL MTL DUN',
  'America/Chicago': 'ARL CHI HOU KAN MIL MIN STL MEM NAS OMA BIR LOU DAL DYE',
  'America/Denver': 'DEN',
  'America/Phoenix': 'PHO',
  'America/Los_Angeles': 'ANA LOS OAK SAN SEA SFO SAC LAS',
  'America/Puerto_Rico': 'SJU',
  'America/Monterrey': 'MNT',
  'America/Mexico_City': 'MEX',
  'Pacific/Honolulu': 'HON',
  'Asia/Tokyo': 'TOK',
  'Asia/Seoul': 'SEO',
  'Australia/Sydney': 'SYD',
  'Europe/London': 'LON',
};
const zoneOf = new Map(
  Object.entries(zones).flatMap(([zone, cities]) =>
    cities.split(' ').map((city): [string, string] => [city, zone]),
  ),
);

/** Null of a place that is not known. */
export function zoneOfPark(site: string): string | null {
  return zoneOf.get(site.slice(0, 3)) ?? null;
}
