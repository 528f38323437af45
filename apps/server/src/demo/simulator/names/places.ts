import type { Random } from '../random.ts';

/** Where a league is at home: it colours the names of places and people. */
export type Region = 'north' | 'latin' | 'continental' | 'east' | 'south';

/** Beginnings and ends of the names of towns that don't exist. */
const towns: Record<Region, { starts: string; ends: string }> = {
  north: {
    starts: `Raven Thorn Wyver Marrow Kestrel Grim Copper Quill Bram Dun Fenn Lark Osk Pell Rook Sable
      Tarn Umber Vell Wend Yarrow Hollin Esk Corbel`,
    ends: 'moor beck mouth haven stead reach dale march wick holm mere gate crest hollow',
  },
  latin: {
    starts: `Al Cor Tor Vel Mar Sar Bel Or Lun Pal Cal Fer Gal Mon Nav Que Ser Tal Ver Zar Esp Dor
      Ar Cam`,
    ends: 'mera vina rena tela donia lavera vedo zano quera sola gosa luna brica dara',
  },
  continental: {
    starts: `Bern Grau Hol Krem Lind Mol Nord Ost Pril Rau Stern Trav Vol Wald Zel Brod Dren Falk Gor
      Jas Kol Esch Imm Sieg`,
    ends: 'nitz felden hagen ovice gradek burgen marken sund brück vikov stetten horst',
  },
  east: {
    starts: `Qing Lan Yun Hao Rui Jing Long Xin Tian Bai Chun Dong Feng Gui Hong Jin Lin Ming Ning
      Shuang Wen Yan Mu Ze`,
    ends: 'xi chuan hu ling ping men tan lu qiao yuan pu xia',
  },
  south: {
    starts: `Varan Kesari Nadi Sulen Amar Chandel Dhanu Indra Jalan Kama Lohar Mandra Nilam Omkar
      Parva Rajan Surya Tamra Udaya Vasant Yamun Hima Gopal Bhima`,
    ends: 'pur garh nagar bad ganj pura wadi mala',
  },
};

const words = (text: string) => text.trim().split(/\s+/);

/** Names of towns, at most 24, no two of them alike. */
export function placesOf(region: Region, count: number, random: Random): string[] {
  const ends = random.shuffled(words(towns[region].ends));
  return random
    .shuffled(words(towns[region].starts))
    .slice(0, count)
    .map((start, index) => start + ends[index % ends.length]);
}
