/** Sides that have changed their name: the name they bear now. */
const laterNames: Readonly<Record<string, string>> = {
  'Barbados Tridents': 'Barbados Royals',
  'Delhi Daredevils': 'Delhi Capitals',
  'Kings XI Punjab': 'Punjab Kings',
  'Rising Pune Supergiants': 'Rising Pune Supergiant',
  'Royal Challengers Bangalore': 'Royal Challengers Bengaluru',
  'St Lucia Stars': 'St Lucia Kings',
  'St Lucia Zouks': 'St Lucia Kings',
  'Trinidad & Tobago Red Steel': 'Trinbago Knight Riders',
};

export const laterName = (name: string): string | undefined => laterNames[name];

const leagues: readonly (readonly [RegExp, string])[] = [
  [
    /^indian premier league|^women's premier league|^(ranji|syed mushtaq ali|vijay hazare|irani|duleep)\b/i,
    'IN',
  ],
  [/big bash league|^sheffield shield|^marsh (one-day )?cup/i, 'AU'],
  [/^pakistan super league|^quaid-e-azam/i, 'PK'],
  [/^bangladesh premier league/i, 'BD'],
  [/^lanka premier league/i, 'LK'],
  [/^nepal premier league/i, 'NP'],
  [/^super smash|^plunket shield|^ford trophy/i, 'NZ'],
  [/^sa20|^csa |^mzansi super league|^ram slam/i, 'ZA'],
  [
    /^the hundred|^county championship|^royal london one-day|t20 blast$|^charlotte edwards/i,
    'GB-ENG',
  ],
  [/^major league cricket/i, 'US'],
  [/^international league t20/i, 'AE'],
];

/** Where a competition of one country is played; none of tours and world cups. */
export const countryOfLeague = (name: string): string | undefined =>
  leagues.find(([pattern]) => pattern.test(name))?.[1];
