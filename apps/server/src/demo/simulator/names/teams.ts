import { type Random, randomOf } from '../random.ts';
import { handlesOf, peopleOf } from './people.ts';
import { placesOf, type Region } from './places.ts';

/** How the sides of a league are called: towns with a club's or a franchise's name, esports teams, people. */
export type Naming = 'club' | 'franchise' | 'esport' | 'person' | 'handle';

export interface Team {
  /** The simulator's id of it. */
  id: string;
  name: string;
  abbr: string;
  /** Of people alone. */
  country?: string;
  /** Where it plays at home; people and esports teams have no such place. */
  venue?: string;
  region: Region | 'world';
  /** About 0.85 to 1.15: what makes a favourite, and a table that means something. */
  strength: number;
}

const clubs: Record<Region, readonly ((place: string) => string)[]> = {
  north: ['United', 'City', 'Rovers', 'Athletic', 'Wanderers', 'Town', 'Harriers', 'Albion'].map(
    (word) => (place: string) => `${place} ${word}`,
  ),
  latin: [
    ...['Deportivo', 'Atlético', 'Unión', 'Sporting', 'Club'].map(
      (word) => (place: string) => `${word} ${place}`,
    ),
    (place) => `${place} FC`,
  ],
  continental: [
    ...['SV', 'FK', 'SK', 'Vorwärts', 'Slavoj', 'TSV'].map(
      (word) => (place: string) => `${word} ${place}`,
    ),
    (place) => `${place} 09`,
  ],
  east: ['FC', 'Dragons', 'United', 'Phoenix', 'Lions', 'Zhenhua'].map(
    (word) => (place: string) => `${place} ${word}`,
  ),
  south: ['FC', 'Blasters', 'Royals', 'Strikers', 'United', 'Riders'].map(
    (word) => (place: string) => `${place} ${word}`,
  ),
};

const mascots = `Herons Otters Comets Lynxes Ironclads Foxes Stags Cranes Badgers Kites Beacons Gales
  Jackdaws Lanterns Nightjars Ospreys Quarrymen Sentinels Tempest Voyagers Drifters Embers Hammers
  Pinewolves`;
const grounds = ['Park', 'Road', 'Arena', 'Stadium', 'Field', 'Dome'];
const esportFirst = `Crimson Hollow Paper Static Glass Night Amber Velvet Iron Lunar Silent Copper
  Rapid Feral Distant Cobalt Wild Frozen Golden Restless Ashen Neon Emerald Broken`;
const esportSecond = `Kites Crown Tigers Bloom Comet Ferry Foxes Orbit Harbour Wolves Arcade Lotus
  Engine Herons Signal Parade Monsoon Lanterns Vanguard Circuit Falcons Mirage Anchors Compass`;

const words = (text: string) => text.trim().split(/\s+/);

/** The sides of a league, the same for the same id; at most 24. */
export function teamsOf(
  league: { id: string; naming: Naming; region: Region | 'world' },
  count: number,
): Team[] {
  const random = randomOf(`teams ${league.id}`);
  return namesOf(league, count, random).map(({ abbr, ...named }, index) => ({
    id: `${league.id}:${index + 1}`,
    ...named,
    abbr: abbr
      .replace(/[^\p{L}\d]/gu, '')
      .slice(0, 3)
      .toUpperCase(),
    region: league.region,
    strength: random.float(0.85, 1.15),
  }));
}

/** As a feed names it. */
export function teamRef({ id, name, abbr, country }: Team) {
  return { id, name, abbr, ...(country === undefined ? {} : { country }) };
}

interface Named {
  name: string;
  /** What the abbreviation is taken from. */
  abbr: string;
  country?: string;
  venue?: string;
}

function namesOf(
  { naming, region }: { naming: Naming; region: Region | 'world' },
  count: number,
  random: Random,
): Named[] {
  if (naming === 'handle') return handlesOf(count, random).map((name) => ({ name, abbr: name }));
  if (naming === 'person') {
    return peopleOf(region, count, random).map(({ name, surname, country }) => ({
      name,
      abbr: surname,
      country,
    }));
  }
  if (naming === 'esport') {
    const seconds = random.shuffled(words(esportSecond));
    return random
      .shuffled(words(esportFirst))
      .slice(0, count)
      .map((first, index) => ({
        name: `${first} ${seconds[index]}`,
        abbr: `${first[0]}${seconds[index]}`,
      }));
  }
  const home = region === 'world' ? 'north' : region;
  const places = placesOf(home, count, random);
  const animals = random.shuffled(words(mascots));
  return places.map((place, index) => ({
    name:
      naming === 'franchise'
        ? `${place} ${animals[index]}`
        : clubs[home][index % clubs[home].length]!(place),
    abbr: place,
    venue: `${place} ${random.pick(grounds)}`,
  }));
}
