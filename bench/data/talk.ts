import type { Database } from '../server-code.ts';

/** Posts of people, from whom they are by turns; answers the first's id. */
export async function writePosts(
  { $client }: Database,
  { first, people, count }: { first: number; people: number; count: number },
): Promise<number> {
  const { rows } = await $client.query<{ id: number }>(
    `with made as (
        insert into post (account_id, key, text, at, game_id)
        select $1 + n % $2, 'post' || n, 'What a match: number ' || n, now() - n * interval '7 minutes', 202
        from generate_series(1, $3) n returning id, account_id, at
      )
      insert into discussion (kind, subject_id, game_id, author_id, at, hot)
      select 'post', id, 202, account_id, at, posts.hot_score(0, at) from made returning subject_id as id`,
    [first, people, count],
  );
  await $client.query('vacuum analyze post, discussion');
  return Math.min(...rows.map(({ id }) => id));
}

/** Comments on a post: of five one is an answer to another. */
export async function writeThread(
  { $client }: Database,
  given: { first: number; people: number; postId: number; count: number },
): Promise<void> {
  const { first, people, postId, count } = given;
  const words = `(array['Never a penalty.', 'He was offside by a mile, and everybody saw it but one.', 'Who else stayed up for it?',
    'Their keeper won it; the rest of them was asleep from the first minute to the last.'])[1 + n % 4] || ' ' || n`;
  await $client.query(
    `insert into comment (account_id, key, text, at, kind, subject_id, likes, hot)
      select $1 + n % $2, 'comment' || n, ${words}, now() - n * interval '10 seconds', 'post', $3, likes,
        posts.hot_score(likes, now() - n * interval '10 seconds')
      from (select n, (500 / (1 + n * 7919 % 1000))::int as likes from generate_series(1, $4::int * 4 / 5) n) made`,
    [first, people, postId, count],
  );
  await $client.query(
    `with listed as (
        select id, row_number() over (order by id) as n from comment where kind = 'post' and subject_id = $3
      )
      insert into comment (account_id, key, text, at, kind, subject_id, parent_id, answers_id, hot)
      select $1 + n % $2, 'answer' || n, 'Answer: ' || ${words}, now(), 'post', $3, id, id, posts.hot_score(0, now())
      from listed where n % 4 = 0`,
    [first, people, postId],
  );
  await $client.query(
    `update comment c set replies = 1 where exists (select from comment a where a.parent_id = c.id)`,
  );
  await $client.query(
    `update discussion set comments = (select count(*) from comment) where kind = 'post' and subject_id = $1`,
    [postId],
  );
  await $client.query('vacuum analyze comment, discussion');
}
