/** Heroes and maps that no game has. */
export const heroes: readonly string[] = `Aldric Brannoch Cindra Dorvane Elowisp Fenmark Gharrow
  Hexolde Ilvara Jorund Kestra Lumenor Morvath Nyssara Orrick Pellune Quillon Ravanth Selkora Tharn
  Umbrel Vessaly Wrenfall Xanthir Yoltane Zephrine Ashgrin Borukai Caldessa Drumhale Embervane
  Frostina Grimble Hollowjack Ironbark Jadewing Kirinmo Lanternek Mirefang Nightquill Oakenrush
  Pyrelle Quakemaw Runewick Stormhild Thistlec Undertow Veilmoor Whisperai Youling`
  .trim()
  .split(/\s+/);

export const maps: readonly string[] = [
  'Quarry',
  'Old Harbour',
  'Glasshouse',
  'Sandlock',
  'Night Market',
  'Viaduct',
  'Cold Store',
  'Terrace',
];
