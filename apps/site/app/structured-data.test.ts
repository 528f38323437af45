import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { Article } from '@xiongmao/api/news/shapes';
import type { Post } from '@xiongmao/api/posts/shapes';
import type { Video } from '@xiongmao/api/videos/shapes';
import { describe, expect, test } from 'vitest';
import { sportsEvent } from './features/matches/components/detail/sports-event.tsx';
import { newsArticle } from './features/news/components/article/article-data.tsx';
import { discussionPosting } from './features/posts/components/posts/post-data.tsx';
import { videoObject } from './features/videos/components/page/video-data.tsx';
import { breadcrumbList } from './platform/document/found/breadcrumbs.tsx';
import { profilePage } from './platform/document/found/profile-page.tsx';
import { organization, webSite } from './platform/document/found/site-data.tsx';
import type { Address } from './platform/document/found/use-address.ts';

/*
 * That each property is one of its type's, and each value of a type that schema.org expects, TypeScript checks by
 * schema.org's own definitions (`schema-dts`). Here: what Google's pages on each type require and recommend, of which
 * the product knows something, and in which form.
 */

const siteUrl = 'https://panda.example.org';
const address: Address = {
  page: (path) => `${siteUrl}/ar${path}`,
  file: (path) => new URL(path, siteUrl).href,
  locale: 'ar',
  hides: false,
};

const text = /\S/;
const url = /^https:\/\/[^/]+\/\S*$/;
/** A time with its zone. */
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const duration = /^PT(\d+H)?(\d+M)?(\d+S)?$/;
const count = /^\d+$/;

/** What stands at a path, of lists each entry. */
function at(data: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, name) =>
      found.flatMap((each) => {
        const value = (each as Record<string, unknown> | undefined)?.[name];
        return value === undefined ? [] : Array.isArray(value) ? value : [value];
      }),
    [data],
  );
}

/** Each field is there, and each of its values in its form. */
function expectFields(written: object, fields: Record<string, RegExp>): void {
  const data = JSON.parse(JSON.stringify(written));
  for (const [path, form] of Object.entries(fields)) {
    const found = at(data, path);
    expect(found, path).not.toEqual([]);
    for (const value of found) expect(String(value), path).toMatch(form);
  }
}

const author = { id: 7, username: 'Ann', avatar: '/uploads/a.webp' };

const match = {
  match: {
    ...{ id: 12, gameId: 202, startsAt: '2026-11-28T19:30:00Z', timeKnown: true },
    ...{ date: '2026-11-28', movedFrom: [], round: null, state: { status: 'notStarted' } },
  },
  league: { id: 3, name: 'Premier Division' },
  home: { id: 1, name: 'Ashford' },
  away: { id: 2, name: 'Jarrow' },
  lobby: null,
  venue: 'Ashford Park',
} as unknown as AnyMatchDetail;
const changed = (state: string, more: object = {}) =>
  ({ ...match, match: { ...match.match, state: { status: state }, ...more } }) as AnyMatchDetail;

describe('A match', () => {
  const event = (detail: AnyMatchDetail) => sportsEvent(detail, 'Ashford against Jarrow', address);

  test('has what Google requires and recommends of an event', () => {
    expectFields(event(match), {
      '@type': /^SportsEvent$/,
      // Required.
      name: /^Ashford – Jarrow$/,
      startDate: time,
      'location.@type': /^Place$/,
      'location.address': text,
      // Recommended.
      description: text,
      eventStatus: /^https:\/\/schema\.org\/EventScheduled$/,
      image: /^https:\/\/panda\.example\.org\/cards\/match\/12\/ar\/notStarted-\d+\.jpg$/,
      'location.name': /^Ashford Park$/,
      'performer.name': text,
      // Of a sports event.
      url,
      sport: text,
      'homeTeam.name': /^Ashford$/,
      'awayTeam.name': /^Jarrow$/,
      'superEvent.name': text,
      'superEvent.url': url,
    });
  });

  test('has a picture that tells no result where the page tells none', () => {
    const ended = (more: object) =>
      event(changed('ended', { state: { status: 'ended', score: null, ...more } })).image;
    expect(ended({})).toEqual([expect.stringMatching(/\/masked-\d+\.jpg$/)]);
    expect(ended({ score: { home: 2, away: 1 } })).toEqual([
      expect.stringMatching(/\/ended-2-1\.jpg$/),
    ]);
    // Nor the address of one that is to come: later it leads on to the picture of the score.
    const toCome = sportsEvent(match, '', { ...address, hides: true });
    expect(toCome.image).toEqual([expect.stringMatching(/\/masked-\d+\.jpg$/)]);
  });

  test('whose time is not known has its day alone, one without a day none', () => {
    expect(event(changed('notStarted', { timeKnown: false })).startDate).toBe('2026-11-28');
    const unknown = changed('notStarted', { timeKnown: false, date: null });
    expect(event(unknown).startDate).toBeUndefined();
  });

  test('that was moved says from when, and one that was called off says so', () => {
    const movedFrom = ['2026-11-27T19:30:00Z'];
    expectFields(event(changed('notStarted', { movedFrom })), {
      eventStatus: /EventRescheduled$/,
      previousStartDate: time,
    });
    const states = { postponed: 'EventPostponed', cancelled: 'EventCancelled' };
    for (const [state, status] of Object.entries(states)) {
      expect(event(changed(state)).eventStatus).toBe(`https://schema.org/${status}`);
    }
  });

  test('of people who play alone is between persons, of pairs between teams', () => {
    const tennis = changed('live', { gameId: 203 });
    expect(at(event(tennis), 'homeTeam.@type')).toEqual(['Person']);
    const pair = { ...tennis, home: { id: 1, name: 'Ann / Bea' } } as AnyMatchDetail;
    expect(at(event(pair), 'homeTeam.@type')).toEqual(['SportsTeam']);
  });

  test('claims no place that nobody has told', () => {
    expect(event({ ...match, venue: null })).not.toHaveProperty('location');
  });
});

test('An article has what Google recommends of one', () => {
  const article = {
    ...{
      id: 5,
      gameId: 202,
      title: 'A late goal',
      summary: 'How it came',
      locale: 'en_US',
      author,
    },
    ...{ publishedAt: '2026-11-28T10:00:00Z', changedAt: '2026-11-28T11:00:00Z' },
    ...{ shareCard: '/uploads/card.jpg', cover: { address: '/uploads/cover.webp' } },
  } as Article;
  const written = newsArticle(article, address, 'Xiongmao');
  expectFields(written, {
    '@type': /^NewsArticle$/,
    headline: text,
    image: url,
    datePublished: time,
    dateModified: /11:00:00Z$/,
    'author.@type': /^Person$/,
    'author.name': /^Ann$/,
    'author.url': url,
    'publisher.name': text,
    'publisher.url': url,
    inLanguage: /^en-US$/,
    mainEntityOfPage: /^https:\/\/panda\.example\.org\/ar\/news\/soccer\/5$/,
  });
  // In several shapes where there are several.
  expect(at(written, 'image')).toHaveLength(2);
  const bare = newsArticle(
    { ...article, shareCard: null, cover: null, changedAt: null },
    address,
    'X',
  );
  expect(JSON.parse(JSON.stringify(bare))).not.toHaveProperty('image');
  expect(bare.dateModified).toBe(article.publishedAt);
});

test('A video has what Google requires and recommends of one', () => {
  const video = {
    ...{
      id: 9,
      gameId: 202,
      title: 'The goal',
      description: '',
      locale: 'ar',
      author,
      seconds: 75.4,
    },
    ...{ publishedAt: '2026-11-28T10:00:00Z', views: 31, poster: { address: '/uploads/p.webp' } },
    play: { file: 'https://media.example.org/v/9.mp4', playlist: null },
  } as Video;
  expectFields(videoObject(video, address), {
    '@type': /^VideoObject$/,
    // Required.
    name: text,
    thumbnailUrl: url,
    uploadDate: time,
    // Recommended.
    contentUrl: url,
    description: /^The goal$/,
    duration,
    'interactionStatistic.interactionType.@type': /^WatchAction$/,
    'interactionStatistic.userInteractionCount': /^31$/,
    'author.name': text,
    'author.url': url,
    url,
  });
});

test('Breadcrumbs have what Google requires of them', () => {
  const list = breadcrumbList(
    [
      { name: 'News', path: '/news' },
      { name: 'Football', path: '/news/soccer' },
    ],
    address,
  );
  expectFields(list, {
    '@type': /^BreadcrumbList$/,
    'itemListElement.@type': /^ListItem$/,
    'itemListElement.position': count,
    'itemListElement.name': text,
    'itemListElement.item': url,
  });
  expect(at(list, 'itemListElement.position')).toEqual([1, 2]);
});

test('A post has what Google requires and recommends of one', () => {
  const post = {
    ...{ id: 4, text: 'What a day\nIt was', at: '2026-11-28T10:00:00Z', editedAt: null, likes: 2 },
    ...{ comments: 3, pictures: ['/uploads/x.webp'], from: author },
  } as Post;
  expectFields(discussionPosting(post, 'What a day', address), {
    '@type': /^DiscussionForumPosting$/,
    // Required.
    'author.@type': /^Person$/,
    'author.name': text,
    datePublished: time,
    text,
    // Recommended.
    'author.url': url,
    dateModified: time,
    headline: text,
    image: url,
    'interactionStatistic.userInteractionCount': count,
    'interactionStatistic.interactionType.@type': /^(Like|Comment)Action$/,
    url,
  });
});

test('The page of an expert has what Google requires and recommends of a profile', () => {
  const profile = { ...author, introduction: 'Knows', fans: 8, since: '2026-01-01T00:00:00Z' };
  expectFields(profilePage(profile, '/expert/7', address), {
    '@type': /^ProfilePage$/,
    // Required.
    'mainEntity.@type': /^Person$/,
    'mainEntity.name': text,
    // Recommended.
    dateCreated: time,
    'mainEntity.identifier': /^7$/,
    'mainEntity.description': text,
    'mainEntity.image': url,
    'mainEntity.interactionStatistic.userInteractionCount': count,
    'mainEntity.url': url,
  });
});

test('The site has its name and its search as Google asks for them', () => {
  expectFields(webSite('Xiongmao', address), {
    '@type': /^WebSite$/,
    name: text,
    url,
    'potentialAction.@type': /^SearchAction$/,
    'potentialAction.target.urlTemplate': /^https:.*\/s\/\{search_term_string\}$/,
    'potentialAction.query-input': /^required name=search_term_string$/,
  });
  const logos = { light: '/favicon.svg', dark: '', icon: '' };
  expectFields(organization('X', { logos, contact: { email: 'a@b.c', phone: '' } }, address), {
    '@type': /^Organization$/,
    name: text,
    url,
    logo: url,
    email: text,
  });
});
