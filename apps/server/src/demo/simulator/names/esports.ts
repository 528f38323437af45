/** What fans of a game know by name, by the game's slug: facts of the games themselves. */
type ByGame<Value> = Readonly<Record<string, Value>>;

const list = (text: string): readonly string[] => text.split(',').map((entry) => entry.trim());
const nameless = (players: number): readonly null[] => Array.from({ length: players }, () => null);

/** A team's players by their parts in the game; null where the game has no such parts. */
const roles: ByGame<readonly (string | null)[]> = {
  lol: list('TOP, JGL, MID, BOT, SUP'),
  dota2: list('Carry, Mid, Offlane, Soft support, Hard support'),
  kog: list('Clash Lane, Jungle, Mid Lane, Farm Lane, Roaming'),
  lolmobile: list('Baron Lane, Jungle, Mid Lane, Dragon Lane, Support'),
  mobilelegends: list('EXP Lane, Jungle, Mid Lane, Gold Lane, Roam'),
  aov: list('Dark Slayer Lane, Jungle, Mid Lane, Abyssal Dragon Lane, Support'),
  csgo: list('IGL, AWPer, Entry, Rifler, Support'),
  valorant: list('Duelist, Initiator, Initiator, Controller, Sentinel'),
  rainbow6: list('Entry, Entry, Flex, Support, Support'),
  overwatch: list('Tank, Damage, Damage, Support, Support'),
  nba2k: list('PG, SG, SF, PF, C'),
  naraka: nameless(3),
  rocketleagues: nameless(3),
  codmw: nameless(4),
  pubg: nameless(4),
  pubgmobile: nameless(4),
};

export const rolesOf = (slug: string): readonly (string | null)[] => roles[slug] ?? nameless(5);

/** Heroes, champions, characters, classes or races. */
const heroes: ByGame<readonly string[]> = {
  lol: list(`Aatrox, Ahri, Akali, Ambessa, Aphelios, Ashe, Aurora, Azir, Bard, Braum, Camille, Corki,
    Ezreal, Gnar, Gragas, Gwen, Jax, Jayce, Jinx, K'Sante, Kai'Sa, Kalista, LeBlanc, Lee Sin, Leona,
    Lillia, Lucian, Maokai, Nautilus, Neeko, Nidalee, Orianna, Ornn, Poppy, Rakan, Rell, Renekton,
    Rumble, Ryze, Sejuani, Senna, Skarner, Syndra, Taliyah, Thresh, Varus, Vi, Viktor, Wukong, Xayah,
    Xin Zhao, Yone, Zeri`),
  lolmobile:
    list(`Ahri, Akali, Ashe, Braum, Camille, Corki, Ezreal, Fiora, Galio, Gragas, Irelia, Jax,
    Jayce, Jinx, Kai'Sa, Karma, Kennen, Kha'Zix, Lee Sin, Leona, Lucian, Lulu, Nami, Nautilus, Orianna,
    Rakan, Renekton, Senna, Sett, Syndra, Thresh, Varus, Vi, Viego, Wukong, Xayah, Xin Zhao, Yone, Zeri`),
  dota2: list(`Anti-Mage, Axe, Bane, Batrider, Beastmaster, Bristleback, Centaur Warrunner, Chen,
    Crystal Maiden, Dark Seer, Dark Willow, Dawnbreaker, Disruptor, Doom, Earthshaker, Ember Spirit,
    Enigma, Faceless Void, Gyrocopter, Hoodwink, Invoker, Jakiro, Juggernaut, Kunkka, Lina, Lion, Luna,
    Magnus, Mars, Medusa, Mirana, Monkey King, Morphling, Naga Siren, Nature's Prophet, Pangolier,
    Phantom Assassin, Phoenix, Primal Beast, Puck, Pudge, Razor, Rubick, Shadow Fiend, Shadow Shaman,
    Slark, Snapfire, Spectre, Sven, Templar Assassin, Terrorblade, Tidehunter, Timbersaw, Tiny,
    Treant Protector, Tusk, Underlord, Ursa, Void Spirit, Winter Wyvern`),
  kog: list(`Angela, Arli, Arthur, Athena, Bai Qi, Cai Yan, Cao Cao, Cheng Yaojin, Daji, Da Qiao,
    Dharma, Dian Wei, Diaochan, Di Renjie, Donghuang Taiyi, Gao Jianli, Guan Yu, Guiguzi, Han Xin,
    Hou Yi, Hua Mulan, Huang Zhong, Kai, Lady Sun, Lady Zhen, Lanling Wang, Lian Po, Li Bai, Li Yuanfang,
    Liu Bang, Liu Bei, Liu Shan, Lu Ban No. 7, Lü Bu, Luna, Ma Chao, Marco Polo, Menki, Mi Yue, Nezha,
    Shangguan Wan'er, Sun Bin, Sun Wukong, Xiang Yu, Xiao Qiao, Ying Zheng, Yu Ji, Zhang Fei,
    Zhang Liang, Zhao Yun, Zhong Kui, Zhou Yu, Zhuangzi, Zhuge Liang`),
  mobilelegends:
    list(`Akai, Aldous, Alucard, Angela, Arlott, Atlas, Balmond, Beatrix, Benedetta, Brody,
    Bruno, Chou, Claude, Diggie, Esmeralda, Estes, Fanny, Franco, Fredrinn, Gloo, Granger, Gusion,
    Hayabusa, Hilda, Hylos, Joy, Julian, Kadita, Kagura, Karrie, Khufra, Lancelot, Ling, Lunox, Martis,
    Mathilda, Melissa, Minotaur, Moskov, Nolan, Novaria, Pharsa, Ruby, Terizla, Tigreal, Uranus, Valentina,
    Wanwan, X.Borg, Yu Zhong, Yve, Zhuxin`),
  aov: list(`Airi, Aleister, Alice, Annette, Ata, Aya, Baldum, Bright, Butterfly, Capheny, Chaugnar, Dirak,
    Elsu, Enzo, Eland'orr, Florentino, Gildur, Grakk, Hayate, Helen, Iggy, Kahlii, Keera, Kil'Groth,
    Krixi, Krizzis, Laville, Liliana, Lindis, Lorion, Lumburr, Maloch, Moren, Murad, Nakroth, Natalya,
    Omen, Paine, Quillen, Raz, Riktor, Rouie, Roxie, Ryoma, Slimz, Tachi, Teemee, Thane, Thorne, Tulen,
    Valhein, Veres, Volkath, Wisp, Y'bneth, Yena, Yorn, Zata, Zephys, Zip, Zuka`),
  dreamthreekingdoms2:
    list(`Cao Cao, Da Qiao, Dian Wei, Diao Chan, Gan Ning, Guan Yu, Guo Jia, Hua Tuo,
    Huang Zhong, Jiang Wei, Liu Bei, Lu Xun, Lü Bu, Lü Meng, Ma Chao, Meng Huo, Pang Tong, Sima Yi,
    Sun Ce, Sun Jian, Sun Quan, Sun Shangxiang, Taishi Ci, Wei Yan, Xiahou Dun, Xiahou Yuan, Xiao Qiao,
    Xu Chu, Xu Huang, Yuan Shao, Zhang Fei, Zhang He, Zhang Jiao, Zhang Liao, Zhao Yun, Zhen Ji, Zhou Tai,
    Zhou Yu, Zhuge Liang, Zhu Rong`),
  naraka:
    list(`Viper Ning, Temulch, Matari, Tarka Ji, Kurumi, Tianhai, Yoto Hime, Valda Cui, Yueshan,
    Wuchen, Justina Gu, Takeda Nobutada, Feria Shen, Akos Hu, Zai, Tessa, Hadi`),
  wow3: list('Human, Orc, Night Elf, Undead'),
  starcraft2: list('Terran, Zerg, Protoss'),
  hearthstone:
    list(`Death Knight, Demon Hunter, Druid, Hunter, Mage, Paladin, Priest, Rogue, Shaman,
    Warlock, Warrior`),
  streetfighter5:
    list(`Ryu, Chun-Li, Nash, M. Bison, Cammy, Birdie, Ken, Necalli, Vega, R. Mika, Rashid,
    Karin, Zangief, Laura, Dhalsim, F.A.N.G, Alex, Guile, Ibuki, Balrog, Juri, Urien, Akuma, Kolin, Ed,
    Abigail, Menat, Zeku, Sakura, Blanka, Falke, Cody, G, Sagat, Kage, E. Honda, Lucia, Poison, Gill,
    Seth, Dan, Rose, Oro, Akira, Luke`),
};

export const heroesOf = (slug: string): readonly string[] => heroes[slug] ?? [];

/** VALORANT's agents by the roles of `roles`. */
export const agents: ByGame<readonly string[]> = {
  Duelist: list('Iso, Jett, Neon, Phoenix, Raze, Reyna, Waylay, Yoru'),
  Initiator: list('Breach, Fade, Gekko, KAY/O, Skye, Sova, Tejo'),
  Controller: list('Astra, Brimstone, Clove, Harbor, Omen, Viper'),
  Sentinel: list('Chamber, Cypher, Deadlock, Killjoy, Sage, Vyse'),
};

const maps: ByGame<readonly string[]> = {
  csgo: list('Ancient, Anubis, Dust II, Inferno, Mirage, Nuke, Train'),
  valorant: list('Ascent, Bind, Haven, Icebox, Lotus, Pearl, Split, Sunset'),
  rainbow6:
    list(`Bank, Border, Chalet, Clubhouse, Consulate, Kafe Dostoyevsky, Nighthaven Labs, Oregon,
    Skyscraper`),
  cf: list('Black Widow, Port, Ankara, Mexico, Sub Base'),
  codmw: list(`Arklov Peak, Azhir Cave, Gun Runner, Hackney Yard, Rammaza, St. Petrograd`),
  overwatch: list(`Ilios, Lijiang Tower, Nepal, Oasis, King's Row, Eichenwalde, Hollywood, Numbani,
    Circuit Royal, Dorado, Route 66, Colosseo, New Queen Street`),
  starcraft2:
    list(`Alcyone LE, Amphion LE, Crimson Court LE, Ghost River LE, Goldenaura LE, Oceanborn LE,
    Post-Youth LE, Site Delta LE`),
  wow3: list(`Amazonia, Autumn Leaves, Concealed Hill, Echo Isles, Last Refuge, Northern Isles,
    Terenas Stand, Turtle Rock, Twisted Meadows`),
  naraka: list('Morus Isle, Holoroth'),
  pubg: list('Erangel, Miramar, Taego, Rondo, Vikendi'),
  pubgmobile: list('Erangel, Miramar, Sanhok, Vikendi'),
};

export const mapsOf = (slug: string): readonly string[] => maps[slug] ?? [];
