import type { Random } from '../random.ts';
import type { Region } from './places.ts';

export interface Person {
  name: string;
  surname: string;
  /** ISO 3166-1 alpha-2, or a subdivision that plays for itself. */
  country: string;
}

/** How people are called somewhere: given names, and beginnings and ends of family names. */
interface Style {
  countries: string;
  given: string;
  starts: string;
  ends: string;
  familyFirst?: true;
}

const anglo: Style = {
  countries: 'GB-ENG GB-SCT GB-WLS IE US CA AU NZ ZA',
  given: `Alfie Callum Dexter Ewan Finlay Gregor Harvey Isaac Jonah Kit Lachlan Miles Niall Oscar Piers
    Rory Seth Toby Wyatt Zane`,
  starts: `Alder Brack Crow Dun Ever Fal Gren Hald Ingle Kel Lyn Marl Nor Orm Pem Quen Rad Stav Thorn
    Wex`,
  ends: 'bury croft den gate ington more ridge shaw ward wick mere combe hurst lock',
};

const iberian: Style = {
  countries: 'ES PT AR BR UY CL CO MX IT',
  given: `Mateo Thiago Bruno Iker Rafael Nico Luca Davide Enzo João Caio Álvaro Dario Marco Gael Iván
    Renzo Santi Tomás Ulises`,
  starts: 'Al Bar Cor Dal Es Fer Gam Lom Mon Nava Or Pela Quin Rosa Sal Tar Val Vera Zaba Mira',
  ends: 'dero vetti banes tossi guera nelli seca vares zotto quera brini daña tero rinho',
};

const german: Style = {
  countries: 'DE AT CH NL BE',
  given: 'Jonas Emil Lukas Nils Florian Anton Timo Sander Dominik Moritz Jannis Till Konrad Bas',
  starts: 'Adler Brand Dorn Engel Graben Halb Linden Moor Raben Sand Tannen Wald Zimmer Stein Eich',
  ends: 'feldt hausen brecht walder horst kamp rath stetter auer winkel',
};

const nordic: Style = {
  countries: 'SE NO DK FI IS',
  given: 'Rasmus Kasper Elias Viggo Axel Sondre Aksel Eino Storm Malte Isak Leif Tobias Arvid',
  starts: 'Fisk Halv Lind Sand Tor Ved Ek Gran Stor Bjørk Hav Vinter Sol Nord Ask',
  ends: 'gaard qvist dalen vik strand mark holt brekke rud hagen',
};

const slavic: Style = {
  countries: 'PL CZ SK RS HR UA BG SI',
  given: 'Matej Andrej Viktor Tomasz Milan Stefan Jakub Petr Ognjen Vuk Filip Kacper Ondřej Luka',
  starts: 'Jar Kov Mor Nov Olb Prav Rys Vel Zim Brod Drag Gor Hrad Lub Stan',
  ends: 'ovský enko ilov ević acki omir anič ušek owicz inov',
};

const chinese: Style = {
  countries: 'CN',
  given: `Yuchuan Haolin Zexi Minrui Qiyao Tianlu Wenbei Jingsong Ruochen Shuheng Boyan Kexin Lezhi
    Anhe Zhaoyi Yunqi Siming Muchen Xubei Junze`,
  starts: 'Chen Lin Gao Shen Pan Tao Qiu Lu Meng Song Xie Fang Ding Kong Bai Yin Cui Hou',
  ends: '',
  familyFirst: true,
};

const japanese: Style = {
  countries: 'JP',
  given: 'Ren Sora Daichi Haruto Kaito Itsuki Minato Riku Yuma Takumi Asahi Nagi Kei Hayate',
  starts: 'Kaze Hoshi Asa Mizu Tsuki Haya Kuro Shira Natsu Yuki Taka Fuji Kiri Sawa',
  ends: 'mori kura numa hara zaki tani saka mine gawa sato',
};

const korean: Style = {
  countries: 'KR',
  given: `Do-yun Seo-jun Ha-ram Ji-ho Tae-oh Min-sol Eun-woo Gyu-bin Hyun-seo Ye-jun Si-on Ra-on
    Jae-ha Chan-mi`,
  starts: 'Baek Seong Nam Ryu Ha Mun Pyo Ok Tak Bong Gil Seok Ju Yeom',
  ends: '',
  familyFirst: true,
};

const indian: Style = {
  countries: 'IN PK LK BD NP',
  given: `Arjun Rohit Kavin Ishan Dev Nikhil Samar Tarun Vihaan Yash Omair Danish Faraz Lakshan Mahin
    Sajith`,
  starts: 'Vark Dhan Sule Mahe Kesa Rana Thil Chau Pras Bhat Naya Gama Herath Iqba Jaya',
  ends: 'esh vari kar ndran singhe walla rathi mudi nath hani pathi',
};

const stylesOf: Record<Region, readonly Style[]> = {
  north: [anglo],
  latin: [iberian],
  continental: [german, nordic, slavic],
  east: [chinese, chinese, japanese, korean],
  south: [indian],
};
const everywhere = Object.values(stylesOf).flat();

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** People who don't exist, no two of them of the same name. Without a region from all over the world. */
export function peopleOf(region: Region | 'world', count: number, random: Random): Person[] {
  const styles = region === 'world' ? everywhere : stylesOf[region];
  const people = new Map<string, Person>();
  while (people.size < count) {
    const person = personOf(random.pick(styles), random);
    people.set(person.name, person);
  }
  return [...people.values()];
}

function personOf(style: Style, random: Random): Person {
  const given = random.pick(words(style.given));
  const end = style.ends === '' ? '' : random.pick(words(style.ends));
  const surname = random.pick(words(style.starts)) + end;
  return {
    name: style.familyFirst ? `${surname} ${given}` : `${given} ${surname}`,
    surname,
    country: random.pick(words(style.countries)),
  };
}

const handleStarts = words(
  'Nim Zek Vor Kaz Lumo Pyx Rai Sol Tyr Umi Ash Byte Cru Dex Ember Fizz Glim Hex Ivo Jory Kilo Loom',
);
const handleEnds = words(
  'bus ro tide wick zen o dash fall loop shade en ix ly ton ra vane 7 q spark mint us ell',
);

/** Names under which esports players are known; as many as 400, no two alike. */
export function handlesOf(count: number, random: Random): string[] {
  const handles = new Set<string>();
  while (handles.size < count) handles.add(random.pick(handleStarts) + random.pick(handleEnds));
  return [...handles];
}
