/** What the game calls a weapon, what its players call it, and its price: facts of the game, of 2018. */
const arsenal: Readonly<Record<string, readonly [name: string, price: number]>> = {
  glock: ['Glock-18', 200],
  hkp2000: ['P2000', 200],
  usp_silencer: ['USP-S', 200],
  p250: ['P250', 300],
  elite: ['Dual Berettas', 400],
  fiveseven: ['Five-SeveN', 500],
  tec9: ['Tec-9', 500],
  cz75a: ['CZ75-Auto', 500],
  deagle: ['Desert Eagle', 700],
  revolver: ['R8 Revolver', 600],
  mac10: ['MAC-10', 1050],
  mp9: ['MP9', 1250],
  mp7: ['MP7', 1500],
  mp5sd: ['MP5-SD', 1500],
  ump45: ['UMP-45', 1200],
  bizon: ['PP-Bizon', 1400],
  p90: ['P90', 2350],
  galilar: ['Galil AR', 1800],
  famas: ['FAMAS', 2050],
  ak47: ['AK-47', 2700],
  m4a1: ['M4A4', 3100],
  m4a1_silencer: ['M4A1-S', 2900],
  sg556: ['SG 553', 3000],
  aug: ['AUG', 3300],
  ssg08: ['SSG 08', 1700],
  awp: ['AWP', 4750],
  g3sg1: ['G3SG1', 5000],
  scar20: ['SCAR-20', 5000],
  nova: ['Nova', 1050],
  xm1014: ['XM1014', 2000],
  sawedoff: ['Sawed-Off', 1100],
  mag7: ['MAG-7', 1300],
  negev: ['Negev', 1700],
  m249: ['M249', 5200],
  taser: ['Zeus x27', 200],
  flashbang: ['Flashbang', 200],
  smokegrenade: ['Smoke grenade', 300],
  hegrenade: ['HE grenade', 300],
  molotov: ['Molotov', 400],
  incgrenade: ['Incendiary grenade', 600],
  decoy: ['Decoy', 50],
  inferno: ['Fire', 0],
  knife: ['Knife', 0],
};

/** What comes with a player. */
const worn: Readonly<Record<string, number>> = { kevlar: 650, helmet: 350, defuser: 400 };

export function weaponName(weapon: string): string {
  const plain = weapon.replace(/^weapon_/, '');
  if (/^(knife|bayonet)/.test(plain)) return 'Knife';
  return arsenal[plain]?.[0] ?? plain;
}

/** What the equipment is worth that a line of the log lists: `weapon_ak47 kevlar(100) helmet`. */
export function equipmentWorth(list: string): number {
  const things = list.split(/\s+/).filter(Boolean);
  return things.reduce((sum, thing) => {
    const plain = thing.replace(/\(.*\)$/, '').replace(/^weapon_/, '');
    return sum + (arsenal[plain]?.[1] ?? worn[plain] ?? 0);
  }, 0);
}

const maps: Readonly<Record<string, string>> = {
  de_dust2: 'Dust II',
  de_cbble: 'Cobblestone',
};

/** `de_overpass` → Overpass; of a map of the workshop the last part. */
export function mapName(map: string): string {
  const file = map.split('/').at(-1) ?? map;
  const plain = file.replace(/^[a-z]{2}_/, '').replaceAll('_', ' ');
  return maps[file] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
