import { foundKinds } from '@xiongmao/api/search/rules';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { countRows } from '#platform/db/database.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, lobbyFixtureOf, lobbyOf, stateOf, writtenArticle } from '#testing/factories.ts';
import { draftedArticle } from '#testing/people/articles.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { openBroadcast } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { fillSome, rebuild, refill } from './index.ts';

let app: TestApp;
let guest: Person;
let desk: ReturnType<typeof backOffice>;

/** What the index is to take at most, and a moment more for a machine that is busy. */
const follows = { timeout: 15_000, interval: 100 };
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

interface Named {
  id: number;
  name: string;
}
type Kind = 'league' | 'team' | 'player' | 'expert' | 'anchor' | 'room';

const best = async (text: string) =>
  (await guest.get(`/search/best?text=${encodeURIComponent(text)}`)).result;
const namesOf = async (kind: Kind, text: string): Promise<string[]> =>
  (await best(text))[kind].items.map(
    (each: Named & { username?: string }) => each.name ?? each.username,
  );
const teamsFor = (text: string) => namesOf('team', text);

/** Fixtures of a source between teams of these names, whose ids are those, too. */
async function play(source: string, ...pairs: [home: string, away: string, days?: number][]) {
  const messages = pairs.map(([home, away, days = 1]) =>
    fixtureOf(`${home}-${away}-${days}`, soon(days), {
      league: { id: `league of ${source}`, name: leagueNames[source] ?? source },
      home: { id: home, name: home },
      away: { id: away, name: away },
    }),
  );
  await app.db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));
}
const leagueNames: Record<string, string> = {
  west: 'Première Ligue',
  east: '中国足球协会超级联赛',
};

async function idOf(kind: 'team' | 'league', source: string, sourceId: string): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from ${sql.identifier(kind)} where source = ${source} and source_id = ${sourceId}`,
  );
  return found!.id;
}

beforeAll(async () => {
  app = await testApp({ accounts: true });
  guest = person(app);
  desk = backOffice(await person(app).signInAs('admin'));
  await play(
    'west',
    ['Arsenal', 'Chelsea'],
    ['Manchester United', 'Bayern München', 2],
    ['Atlético Madrid', 'Łódź', 3],
    ['Real Madrid', 'Al-Ahli', 4],
    ['Arsenal', 'Manchester United', -2],
  );
  await play('east', ['阿森纳女足', '上海海港'], ['北京国安', '重慶銅梁龍', 2]);
  for (const text of ['Beijing Guo An', '阿森纳女足', '重慶銅梁龍']) {
    await vi.waitUntil(async () => (await teamsFor(text)).length > 0, follows);
  }
});

describe('A team is found', () => {
  test('by its name, and by its beginning', async () => {
    expect(await teamsFor('Arsenal')).toEqual(['Arsenal']);
    expect((await teamsFor('a')).sort()).toEqual(['Al-Ahli', 'Arsenal', 'Atlético Madrid']);
    expect(await teamsFor('manchester u')).toEqual(['Manchester United']);
  });

  test('by a word within it, and with its words in another order', async () => {
    expect((await teamsFor('madrid')).sort()).toEqual(['Atlético Madrid', 'Real Madrid']);
    expect(await teamsFor('united manchester')).toEqual(['Manchester United']);
  });

  test('without its accents, or with umlauts spelt', async () => {
    for (const text of ['atletico', 'ATLÉTICO', 'lodz', 'bayern munchen', 'bayern muenchen']) {
      expect(await teamsFor(text), text).toHaveLength(1);
    }
    expect(await teamsFor('al ahli')).toEqual(['Al-Ahli']);
  });

  test('with a letter too many, too few, wrong, or in another place', async () => {
    for (const text of ['arsenall', 'arsnal', 'arsemal', 'asrenal']) {
      expect(await teamsFor(text), text).toEqual(['Arsenal']);
    }
    for (const text of ['manchster united', 'manchester unitde', 'manchesterunited']) {
      expect(await teamsFor(text), text).toEqual(['Manchester United']);
    }
  });

  test('by two words of which one is like many others', async () => {
    const others = 'andan andin anton endon indon undon andor andson'.split(' ');
    const teams = others.map((rest) => `B${rest} Wanderers`);
    const [first, ...more] = [
      'Brandon Borough',
      ...teams,
      'Bahdon Town',
      'Banyon Town',
      'Bandog Town',
    ];
    await play('like', ...more.map((other): [string, string] => [first!, other]));
    const text = 'bandon borough';
    await expect.poll(() => teamsFor(text), follows).toEqual(['Brandon Borough']);
  });

  test('by three letters that are its own, not by those of another that is there', async () => {
    await play('short', ['Fax', 'Fix']);
    await expect.poll(() => teamsFor('fax'), follows).toEqual(['Fax']);
    expect(await teamsFor('fix')).toEqual(['Fix']);
    expect((await teamsFor('fox')).sort()).toEqual(['Fax', 'Fix']);
  });

  test('by characters within its name, traditional or simplified', async () => {
    for (const text of ['阿森纳女', '森纳女', '女足']) {
      expect(await teamsFor(text), text).toEqual(['阿森纳女足']);
    }
    expect(await teamsFor('重庆铜梁龙')).toEqual(['重慶銅梁龍']);
    expect(await teamsFor('國安')).toEqual(['北京国安']);
  });

  test('by its pinyin, the initials of it, and characters that sound alike', async () => {
    for (const text of ['asennanv', 'guoan']) {
      expect(await teamsFor(text), text).toHaveLength(1);
    }
    expect((await teamsFor('gu o an'))[0]).toBe('北京国安');
    expect(await teamsFor('bjga')).toEqual(['北京国安']);
    expect(await teamsFor('cqtll')).toEqual(['重慶銅梁龍']);
    expect(await teamsFor('阿森那女')).toEqual(['阿森纳女足']);
  });
});

test('A game is found by its name in any language, by its address and by what its fans call it', async () => {
  const gamesFor = async (text: string): Promise<number[]> =>
    (await best(text)).game.items.map(({ gameId }: { gameId: number }) => gameId);
  await expect.poll(() => gamesFor('cricket'), follows).toEqual([210]);
  for (const text of ['League of Legends', '英雄联盟', 'yingxiong', 'yxlm', 'legue of legends']) {
    expect((await gamesFor(text))[0], text).toBe(1);
  }
  // The best known of those that begin so.
  expect(await gamesFor('lol')).toEqual([1, 7]);
  expect([await gamesFor('cs2'), await gamesFor('농구'), await gamesFor('крикет')]).toEqual([
    ...[[2], [201], [210]],
  ]);
  expect(await gamesFor('other')).toEqual([]);
});

describe('A match is found', () => {
  const matchesFor = async (text: string) => {
    const { match } = await best(text);
    const nameOf = (id: number) => match.teams[id].name;
    return match.matches.map(
      ({ homeId, awayId }: { homeId: number; awayId: number }) =>
        `${nameOf(homeId)} – ${nameOf(awayId)}`,
    );
  };

  test('by a side, the nearest in time first', async () => {
    expect(await matchesFor('arsenal')).toEqual([
      'Arsenal – Chelsea',
      'Arsenal – Manchester United',
    ]);
  });

  test('by a side, those with a result before those that nobody told the end of, and of no day last', async () => {
    const source = 'slams';
    const of = {
      league: { id: 'slam', name: 'Heath Slam' },
      home: { id: 'Kofler', name: 'Kofler' },
    };
    const against = (name: string) => ({ ...of, away: { id: name, name } });
    const past = (id: string, days: number | null, name: string) => {
      const startsAt = days === null ? null : soon(days);
      const date = startsAt?.slice(0, 10) ?? null;
      return fixtureOf(id, startsAt, { ...against(name), season: '2011', date });
    };
    const messages = [
      ...[-1, -2, -3, -4, -5, -6].map((days) => past(`untold ${days}`, days, `Untold ${-days}`)),
      past('told', -400, 'Told'),
      past('undated', null, 'Undated'),
    ];
    await app.db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));
    await app.db.execute(sql`update match set status = case source_id
      when 'told' then 'ended' when 'undated' then 'ended' else 'unknown' end where source = ${source}`);
    await vi.waitUntil(async () => (await teamsFor('Kofler')).length > 0, follows);
    const { match } = await best('kofler');
    const rivals = match.matches.map(({ awayId }: { awayId: number }) => match.teams[awayId].name);
    expect(rivals.slice(0, 2)).toEqual(['Told', 'Untold 1']);
    const { result } = await guest.get('/search/all?text=kofler&kind=match');
    expect(result.total).toBe(8);
    expect(result.match.undated).toMatchObject([{ season: '2011', startsAt: null, date: null }]);
    expect((await best('kofler undated')).match).toMatchObject({
      matches: [],
      undated: [{ gameId: 202 }],
    });
  });

  test('by both, whichever stands first and whatever between', async () => {
    for (const text of [
      'arsenal manchester',
      'manchester united vs arsenal',
      'Arsenal v Manchester United',
    ]) {
      expect(await matchesFor(text), text).toEqual(['Arsenal – Manchester United']);
    }
    expect(await matchesFor('国安铜梁龙')).toEqual(['北京国安 – 重慶銅梁龍']);
  });

  test('by its league', async () => {
    expect(await matchesFor('中超')).toEqual([]);
    expect(await matchesFor('超级联赛')).toEqual([
      '阿森纳女足 – 上海海港',
      '北京国安 – 重慶銅梁龍',
    ]);
  });
});

test('A list of matches goes from what is on to what is next and what was last, whoever plays', async () => {
  const league = { id: 'wold', name: 'Wold Cup' };
  const other = { id: 'Rival', name: 'Rival' };
  const days = { Quillwold: [-9, 1, 6], 'Quillwold Rangers': [-2, 3], 'Quillwold United': [-5, 2] };
  const messages = Object.entries(days).flatMap(([name, each]) =>
    each.map((day) =>
      fixtureOf(`${name} ${day}`, soon(day), { league, home: { id: name, name }, away: other }),
    ),
  );
  await app.db.transaction((tx) => ingest(tx, messages, { source: 'wold', now: new Date() }));
  await app.db.execute(sql`update match set status = case source_id
      when 'Quillwold United -5' then 'live' else 'ended' end where source = 'wold' and starts_at < now()`);
  const listed = async (query = '') => {
    const { result } = await guest.get(`/search/all?text=quillwold&kind=match${query}`);
    return result.match.matches.map(({ startsAt }: { startsAt: string }) =>
      Math.round((Date.parse(startsAt) - Date.now()) / 86_400_000),
    );
  };
  await expect.poll(() => listed(), follows).toEqual([-5, 1, 2, 3, 6, -2, -9]);
  expect(await listed('&when=past')).toEqual([-2, -9]);
  expect(await listed('&when=upcoming')).toEqual([1, 2, 3, 6]);
});

test('A match of many is found by any of its teams, and by two of them', async () => {
  const league = { id: 'battles', name: 'Battles' };
  const messages = [
    lobbyFixtureOf('lobby', soon(2), { league }),
    lobbyOf('lobby', 1, { Petrichor: [], Zugvogel: [], Quokkas: [] }),
  ];
  await app.db.transaction((tx) => ingest(tx, messages, { source: 'lobbies', now: new Date() }));
  const lobbies = async (text: string) =>
    (await best(text)).match.matches.map(({ gameId }: { gameId: number }) => gameId);
  await expect.poll(() => lobbies('quokkas'), follows).toEqual([5]);
  expect(await lobbies('petrichor')).toEqual([5]);
  expect(await lobbies('zugvogel petrichor')).toEqual([5]);
  const all = await guest.get('/search/all?kind=match&text=zugvogel&when=past');
  expect(all.result.total).toBe(0);
});

describe('What is found follows', () => {
  const merge = async (kind: 'team' | 'league', shown: [string, string], row: [string, string]) => {
    const [shownId, rowId] = [await idOf(kind, ...shown), await idOf(kind, ...row)];
    const { status, body } = await desk.create('links', { kind, shownId, rowId, reason: 'One' });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id as number;
  };

  test('a new match and its teams', async () => {
    await play('west', ['Zamalek', 'Zwolle', 5]);
    await expect.poll(() => teamsFor('zamalek'), follows).toEqual(['Zamalek']);
    expect((await best('zamalek zwolle')).match.matches).toHaveLength(1);
    // Between teams that are known it is found at once.
    await play('west', ['Zamalek', 'Zwolle', 6]);
    expect((await best('zamalek zwolle')).match.matches).toHaveLength(2);
  });

  test('a team that is renamed, also to its matches', async () => {
    await play('north', ['Rosenborg', 'Molde']);
    await expect.poll(() => teamsFor('rosenborg'), follows).toEqual(['Rosenborg']);
    const renamed = fixtureOf('again', soon(3), {
      league: { id: 'league of north', name: 'north' },
      home: { id: 'Rosenborg', name: 'Trondheim' },
      away: { id: 'Molde', name: 'Molde' },
    });
    await app.db.transaction((tx) => ingest(tx, [renamed], { source: 'north', now: new Date() }));
    await expect.poll(() => teamsFor('trondheim'), follows).toEqual(['Trondheim']);
    expect(await teamsFor('rosenborg')).toEqual([]);
    expect((await best('trondheim molde')).match.matches).toHaveLength(2);
  });

  test('teams that are merged: found once, by the names of both, and apart again', async () => {
    await play('names', ['哈尔登', '枪骑兵']);
    await expect.poll(() => teamsFor('哈尔登'), follows).toEqual(['哈尔登']);
    const id = await merge('team', ['west', 'Chelsea'], ['names', '哈尔登']);
    await expect.poll(() => teamsFor('哈尔登'), follows).toEqual(['Chelsea']);
    expect((await best('haerdeng')).team.items).toMatchObject([{ name: 'Chelsea' }]);
    expect((await best('哈尔登')).team.items).toMatchObject([{ matched: '哈尔登' }]);
    expect((await best('chelsea')).team.items).toMatchObject([{ matched: null }]);
    // Matches of both rows are those of the one.
    expect((await best('哈尔登')).match.matches).toHaveLength(2);
    await desk.update('links', id, { ended: true, reason: 'They are two' });
    await expect.poll(() => teamsFor('哈尔登'), follows).toEqual(['哈尔登']);
    expect((await best('chelsea')).match.matches).toHaveLength(1);
  });

  test('what operators call a team, a league or a player, and how they speak its name', async () => {
    await play('spoken', ['曾城', 'Dukla']);
    await expect.poll(() => teamsFor('dukla'), follows).toEqual(['Dukla']);
    const support = backOffice(await person(app).signInAs('support'));
    const row = `team-${await idOf('team', 'spoken', '曾城')}`;
    const given = { aliases: ['The Foxes'], readings: ['zeng cheng'] };
    expect((await support.update('linkables', row, given)).body).toMatchObject(given);
    await expect.poll(() => teamsFor('foxes'), follows).toEqual(['曾城']);
    expect((await best('the foxes')).team.items).toMatchObject([{ matched: 'The Foxes' }]);
    expect((await best('the foxes dukla')).match.matches).toHaveLength(1);
    for (const text of ['zengcheng', 'zeng c', 'zc']) {
      expect((await best(text)).team.items, text).toMatchObject([{ name: '曾城', matched: null }]);
    }
    const { body } = await desk.list('audit-entries', { target: `linkables/${row}` });
    expect(body[0]).toMatchObject({ action: 'linkables.update', after: given });

    await support.update('linkables', row, { aliases: [], readings: [] });
    await expect.poll(() => teamsFor('foxes'), follows).toEqual([]);
    expect(await teamsFor('zeng')).toEqual([]);

    const league = `league-${await idOf('league', 'spoken', 'league of spoken')}`;
    await support.update('linkables', league, { aliases: ['Vulpes Cup'], readings: [] });
    await expect.poll(() => namesOf('league', 'vulpes'), follows).toEqual(['spoken']);
    expect((await best('vulpes')).match.matches).not.toEqual([]);
    // Where another name only begins so, somebody else may be meant.
    expect(await namesOf('league', 'vulp')).toEqual(['spoken']);
    expect((await best('vulp')).match.matches).toEqual([]);
    // What is merged is found by what both were called.
    await merge('league', ['east', 'league of east'], ['spoken', 'league of spoken']);
    await expect.poll(() => namesOf('league', 'vulpes'), follows).toEqual(['中国足球协会超级联赛']);
    const [match] = (await best('dukla')).match.matches;
    expect((await support.update('linkables', `match-${match.id}`, given)).status).toBe(404);
  });

  test('leagues that are merged', async () => {
    await play('south', ['Boca', 'River']);
    await expect.poll(() => namesOf('league', 'south'), follows).toEqual(['south']);
    await merge('league', ['west', 'league of west'], ['south', 'league of south']);
    await expect.poll(() => namesOf('league', 'south'), follows).toEqual(['Première Ligue']);
  });

  test('all that there is, when it is gone through anew', async () => {
    await app.db.execute(sql`delete from search_form where kind = 'team'`);
    await app.db.execute(sql`update search_entry set digest = '' where kind = 'team'`);
    await app.db.execute(sql`insert into search_entry
      values ('team', 999999, 'Nowhere', '{}', 202, '{}', 0, '{nowhere,united}', '')`);
    expect(await teamsFor('arsenal')).toEqual([]);
    await refill(app.db);
    while (await fillSome(app.db, additions.searched));
    expect(await teamsFor('arsenal')).toEqual(['Arsenal']);
    expect(await teamsFor('united nowhere')).not.toContain('Nowhere');
    const before = await countRows(app.db, sql`search_form`);
    await rebuild(app.db, additions.searched);
    expect(await countRows(app.db, sql`search_form`)).toBe(before);
    expect(await teamsFor('arsnal')).toEqual(['Arsenal']);
  });
});

describe('People are found', () => {
  test('experts by their names, until they are suspended', async () => {
    const expert = await person(app).register('expert-to-find@example.org');
    const username = await rename(expert, 'Oracle77');
    await makeExpert(app, expert);
    await expect.poll(() => namesOf('expert', 'oracl'), follows).toEqual([username]);
    expect(await namesOf('expert', 'orcale77')).toEqual([username]);
    const uid = Number(expert.cookies.get('uid'));
    await app.db.execute(sql`update expert set state = 'suspended' where account_id = ${uid}`);
    await expect.poll(() => namesOf('expert', 'oracl'), follows).toEqual([]);
    // Not even while the index does not know yet.
    expect((await best('oracl')).expert.items).toEqual([]);
  });

  test('not while they are banned, nor once they have left', async () => {
    const expert = await person(app).register('expert-to-ban@example.org');
    await rename(expert, 'Sibyl88');
    await makeExpert(app, expert);
    await expect.poll(() => namesOf('expert', 'sibyl'), follows).toEqual(['Sibyl88']);
    const userId = Number(expert.cookies.get('uid'));
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await desk.create('bans', { userId, reason: 'Advertising in chat', until });
    expect(await namesOf('expert', 'sibyl')).toEqual([]);
    await desk.update('bans', body.id, { lifted: true });
    expect(await namesOf('expert', 'sibyl')).toEqual(['Sibyl88']);
    await app.db.execute(
      sql`update account set deleted_at = now(), username = 'gone88' where id = ${userId}`,
    );
    expect(await namesOf('expert', 'sibyl')).toEqual([]);
    await expect.poll(() => namesOf('expert', 'gone88'), follows).toEqual([]);
  });

  test('anchors who may stream, and their rooms while they are on air', async () => {
    const { uid } = await makeAnchor(app, { title: '周末夜话 with friends' });
    await expect.poll(() => namesOf('anchor', 'anchr'), follows).toEqual(['anchor']);
    const onAir = async (state: string) => {
      const id = await openBroadcast(app, uid);
      await app.db.execute(
        sql`update broadcast set title = '周末夜话 with friends', on_air_at = now() where id = ${id}`,
      );
      await app.db.execute(sql`insert into room (account_id, state, broadcast_id, title)
        values (${uid}, ${state}, ${id}, '周末夜话 with friends')`);
    };
    await onAir('live');
    const rooms = async (text: string) => (await best(text)).room.items;
    await expect.poll(() => rooms('夜话'), follows).toMatchObject([{ id: uid, state: 'live' }]);
    expect(await rooms('zhoumo')).toHaveLength(1);
    expect(await rooms('anchor')).toHaveLength(1);
    // A brand without live rooms has no pages of them.
    const database = { db: app.db, url: app.databaseUrl };
    const closed = person(await testApp({ database, env: { BRAND_LIVE: '0' } }));
    const none = { items: [], more: false };
    const { result } = await closed.get('/search/best?text=anchor');
    expect(result).toMatchObject({ anchor: none, room: none });
    const { result: all } = await closed.get('/search/all?text=anchor&kind=anchor');
    expect(all).toEqual({ anchor: none, total: 0 });
    await app.db.execute(sql`update room set state = 'ended' where account_id = ${uid}`);
    expect(await rooms('夜话')).toEqual([]);
    await app.db.execute(sql`update anchor set state = 'ended' where account_id = ${uid}`);
    expect(await namesOf('anchor', 'anchor')).toEqual([]);
  });

  test('but none who is neither', async () => {
    expect(await namesOf('expert', 'fan')).toEqual([]);
    expect(await namesOf('anchor', 'fan')).toEqual([]);
  });

  async function rename(someone: Person, username: string): Promise<string> {
    const uid = Number(someone.cookies.get('uid'));
    await app.db.execute(sql`update account set username = ${username} where id = ${uid}`);
    return username;
  }
});

test('Articles are found by their titles in every language, and shown in the reader’s', async () => {
  const editor = backOffice(await person(app).signInAs('editor'));
  const title = 'Quiet winter window';
  const { body } = await editor.create('news-articles', { ...draftedArticle, title });
  const chinese = { ...writtenArticle, articleId: body.id, locale: 'zh_CN', title: '平静的冬窗' };
  const text = await editor.create('news-texts', chinese);
  expect(text.status, JSON.stringify(text.body)).toBe(201);
  const titles = async (wanted: string, language: string): Promise<string[]> => {
    const path = `/search/best?text=${encodeURIComponent(wanted)}`;
    const { result } = await guest.get(path, { language });
    return result.article.items.map((item: { title: string }) => item.title);
  };
  expect(await titles('winter', 'en_US')).toEqual([]);
  expect((await editor.update('news-articles', body.id, { event: 'publish' })).status).toBe(200);
  await expect.poll(() => titles('winter', 'en_US'), follows).toEqual([title]);
  expect(await titles('winter', 'zh_CN')).toEqual([chinese.title]);
  expect(await titles('冬窗', 'en_US')).toEqual([title]);
  expect(await titles('pingjing', 'zh_CN')).toEqual([chinese.title]);

  const renamed = { title: 'A loud summer one' };
  expect((await editor.update('news-texts', text.body.id, renamed)).status).toBe(200);
  await expect.poll(() => titles('loud summer', 'zh_CN'), follows).toEqual([renamed.title]);
  expect(await titles('冬窗', 'zh_CN')).toEqual([]);
  const all = await guest.get('/search/all?kind=article&text=winter&gameId=202');
  expect(all.result).toMatchObject({ total: 1, article: { items: [{ id: body.id }] } });
  expect((await guest.get('/search/all?kind=article&text=winter&gameId=201')).result.total).toBe(0);

  const withdrawn = { event: 'withdraw', reason: 'Wrong' };
  expect((await editor.update('news-articles', body.id, withdrawn)).status).toBe(200);
  expect(await titles('winter', 'en_US')).toEqual([]);
  await expect
    .poll(() => countRows(app.db, sql`search_entry where kind = 'article'`), follows)
    .toBe(0);
});

describe('All of a kind', () => {
  const all = async (query: string) => (await guest.get(`/search/all?${query}`)).result;

  beforeAll(async () => {
    const pairs = Array.from(
      { length: 13 },
      (_, at) => [`Rovers ${2 * at}`, `Rovers ${2 * at + 1}`, at - 6] as const,
    );
    await play('many', ...pairs.map((pair) => [...pair] as [string, string, number]));
    await vi.waitUntil(async () => (await all('kind=team&text=rovers')).total === 26, follows);
  });

  test('comes by page', async () => {
    const first = await all('kind=team&text=rovers');
    const second = await all('kind=team&text=rovers&page=2');
    expect([first.team.items.length, first.team.more]).toEqual([20, true]);
    expect([second.team.items.length, second.team.more]).toEqual([6, false]);
    const ids = [...first.team.items, ...second.team.items].map(({ id }: Named) => id);
    expect(new Set(ids).size).toBe(26);
    expect((await all('kind=team&text=rovers&page=3')).team.items).toEqual([]);
  });

  test('comes by game, and matches by when they are', async () => {
    expect((await all('kind=team&text=rovers&gameId=201')).total).toBe(0);
    expect((await all('kind=team&text=rovers&gameId=202')).total).toBe(26);
    expect((await all('kind=match&text=rovers%2014')).match.matches).toHaveLength(1);
    expect((await all('kind=match&text=rovers%2014&when=upcoming')).total).toBe(1);
    expect((await all('kind=match&text=rovers%2014&when=live')).total).toBe(0);
    // One that is played comes first, whosever it is.
    const begun = stateOf('Rovers 4-Rovers 5--4', 1);
    await app.db.transaction((tx) => ingest(tx, [begun], { source: 'many', now: new Date() }));
    const [first] = (await all('kind=match&text=rovers')).match.matches;
    expect(first.state.status).toBe('live');
    expect((await all('kind=match&text=rovers%2014&gameId=201')).total).toBe(0);
  });
});

describe('Whatever is written', () => {
  const status = async (query: string) => (await guest.send(`/java/search/${query}`)).status;
  const asked = (text: string) => `best?text=${encodeURIComponent(text)}`;

  test('is answered, if with nothing', async () => {
    const nothing = ['', ' ', '!!! ?', '%', '_', "'; drop table team; --", '\u202e', '☻'];
    for (const text of nothing) {
      const { team, match } = await best(text);
      expect([team.items, match.matches], text).toEqual([[], []]);
    }
    for (const text of [
      'a',
      '阿',
      'z'.repeat(100),
      'é '.repeat(50),
      '女'.repeat(100),
      'ab '.repeat(33),
      '𠀀'.repeat(50),
    ]) {
      expect(await status(asked(text)), text).toBe(200);
      expect(await status(`all?kind=match&text=${encodeURIComponent(text)}`), text).toBe(200);
    }
  });

  test('is refused where it is too long, or names what there is not', async () => {
    expect(await status(asked('a'.repeat(101)))).toBe(400);
    expect(await status(`${asked('a')}&size=11`)).toBe(400);
    expect(await status('all?text=a&kind=account')).toBe(400);
    expect(await status('all?text=a&kind=team&page=1001')).toBe(400);
    expect(await status('best')).toBe(400);
    expect(await status('best?text=%00')).toBe(400);
  });
});

describe('However much is searched', () => {
  test('it counts for the address that it comes from', async () => {
    const few = await testApp({ env: { RATE_LIMIT: '3' } });
    const from = async (address: string, query: string) => {
      const url = `${few.url}/java/search/${query}`;
      return (await fetch(url, { headers: { 'x-forwarded-for': address } })).status;
    };
    for (const query of ['best?text=a', 'all?kind=team&text=a', 'best?text=b']) {
      expect(await from('198.51.100.1', query)).toBe(200);
    }
    expect(await from('198.51.100.1', 'best?text=c')).toBe(429);
    expect(await from('198.51.100.2', 'best?text=c')).toBe(200);
  });

  test('it has an end, and keeps nobody waiting who does not search', async () => {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`lock table search_form in access exclusive mode`);
      const stuck = Array.from({ length: 8 }, () => guest.send('/java/search/best?text=arsenal'));
      expect((await guest.send('/java/game/getPCGameSource')).status).toBe(200);
      expect((await guest.send('/java/league/library')).status).toBe(200);
      for (const answer of await Promise.all(stuck)) expect(answer.status).toBe(503);
    });
    expect(await teamsFor('arsenal')).toEqual(['Arsenal']);
  });
});

test('Every kind that the contract lists can be found', () => {
  const named = foundKinds.filter((kind) => kind !== 'match');
  expect(additions.searched.map(({ kind }) => kind).sort()).toEqual(named.sort());
});
