import { games } from '@xiongmao/api/catalogue/games';
import { type VideoKind, videoKinds, videoLimits } from '@xiongmao/api/videos/rules';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { Row } from '../../contract.ts';
import { SelectField, TextAreaField, TextField } from '../../form/fields.tsx';
import { FormPart } from '../../form/form-part.tsx';
import { LanguageField } from '../../news-texts/inputs.tsx';
import { useGameName } from '../../page/game-names.tsx';
import { IncidentField } from './incident-field.tsx';
import { MatchField, type ShownMatch } from './match-field.tsx';

type Video = Row<'videos'>;
export type Facts = Pick<
  Video,
  'kind' | 'gameId' | 'title' | 'neutralTitle' | 'description' | 'locale'
> & { matchId: number | null; incident: string | null };

/** What stands in the fields. */
export function readFacts(entries: FormData): Facts {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  return {
    kind: text('kind') as VideoKind,
    gameId: Number(entries.get('gameId')),
    matchId: Number(entries.get('matchId')) || null,
    incident: text('incident') || null,
    title: text('title'),
    neutralTitle: text('neutralTitle') || null,
    description: text('description'),
    locale: text('locale'),
  };
}

const matchOf = (video: Video | undefined): ShownMatch | null =>
  video?.match
    ? {
        id: video.match.id,
        gameId: video.gameId,
        name: video.matchName ?? String(video.match.id),
      }
    : null;

/** What is said of a video, and what it shows. */
export function VideoInputs({ video }: { video?: Video }) {
  const { t } = useTranslation(['editors', 'footage', 'articles']);
  const nameOf = useGameName();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>((video?.locale ?? own) as Locale);
  const [kind, setKind] = useState<VideoKind>(video?.kind ?? 'clip');
  const [gameId, setGameId] = useState(video?.gameId ?? games[0]!.gameId);
  const [match, setMatch] = useState(matchOf(video));
  const written = { lang: localeFacts[locale].tag, dir: directionOf(locale) };
  const { title, description } = videoLimits;

  /** A match is of one game. */
  function choose(to: ShownMatch | null) {
    setMatch(to);
    if (to) setGameId(to.gameId);
  }
  function play(to: number) {
    setGameId(to);
    if (match && match.gameId !== to) setMatch(null);
  }

  return (
    <>
      <FormPart title={t('videos.words')}>
        <LanguageField value={locale} onChange={setLocale} />
        <div className="md:col-span-2">
          <TextField
            name="title"
            label={t('articles:title')}
            required
            minLength={title.min}
            maxLength={title.max}
            defaultValue={video?.title}
            autoComplete="off"
            {...written}
          />
        </div>
        <div className="md:col-span-2">
          <TextField
            name="neutralTitle"
            label={t('footage:field.neutralTitle')}
            hint={t('footage:field.neutralTitleHint')}
            minLength={title.min}
            maxLength={title.max}
            defaultValue={video?.neutralTitle ?? ''}
            autoComplete="off"
            {...written}
          />
        </div>
        <div className="md:col-span-2">
          <TextAreaField
            name="description"
            label={t('footage:field.description')}
            maxLength={description}
            defaultValue={video?.description}
            {...written}
          />
        </div>
      </FormPart>
      <FormPart title={t('videos.about')} hint={t('videos.aboutHint')}>
        <SelectField
          name="kind"
          label={t('footage:kind.label')}
          hint={t('footage:kind.hint')}
          options={videoKinds.map((value) => ({ value, label: t(`footage:kind.${value}`) }))}
          value={kind}
          onChange={({ target }) => setKind(target.value as VideoKind)}
        />
        <SelectField
          name="gameId"
          label={t('articles:game')}
          options={games.map((game) => ({
            value: String(game.gameId),
            label: nameOf(game.gameId),
          }))}
          value={gameId}
          onChange={({ target }) => play(Number(target.value))}
        />
        <MatchField match={match} onChange={choose} />
        {match && kind === 'highlight' && (
          <IncidentField
            match={match}
            incident={match.id === video?.match?.id ? (video.match.incident ?? null) : null}
          />
        )}
      </FormPart>
    </>
  );
}
