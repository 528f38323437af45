import { games } from '@xiongmao/api/catalogue/games';
import type { ReplayCard } from '@xiongmao/api/live/shapes';
import { type VideoKind, videoKinds, videoLimits } from '@xiongmao/api/videos/rules';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import {
  faultOfRange,
  mostSeconds,
  readLocalSecond,
  type Span,
  secondsOf,
  toLocalSecond,
} from '@xiongmao/videos/cutting/range';
import { sidesIn } from '@xiongmao/videos/cutting/sides-in';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField, TextField } from '../../form/fields.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { useFormat, viewerZone } from '../../format.ts';
import { useGameName } from '../../page/game-names.tsx';
import { Panel } from '../../page/panel.tsx';
import { refusal } from '../../providers/failure.ts';
import { RecordedPicture } from './recorded-picture.tsx';
import { useCut } from './use-cut.ts';

interface ByHandProps {
  recording: ReplayCard;
  matchId: number | null;
  recorded: Span;
}

/** Seconds that it begins with. */
const begun = 30;

/** Cuts any time of a recording: its beginning, its end, or all of it. */
export function ByHand({ recording, matchId, recorded }: ByHandProps) {
  const { t } = useTranslation(['footage', 'articles']);
  const { exact } = useFormat();
  const navigate = useNavigate();
  const nameOf = useGameName();
  const { cut, isPending } = useCut(recording, matchId, true);
  const { match } = recording;
  const [kind, setKind] = useState<VideoKind>('clip');
  const [from, setFrom] = useState(() => toLocalSecond(recorded.from));
  const [to, setTo] = useState(() => {
    const end = Math.min(Date.parse(recorded.to), Date.parse(recorded.from) + begun * 1000);
    return toLocalSecond(new Date(end).toISOString());
  });
  const range = {
    from: readLocalSecond(from, recorded) ?? '',
    to: readLocalSecond(to, recorded) ?? '',
  };
  const seconds = secondsOf(range);

  function takeAll() {
    setKind('playback');
    setFrom(toLocalSecond(recorded.from));
    setTo(toLocalSecond(recorded.to));
  }

  async function save(entries: FormData) {
    const fault = faultOfRange(range, recorded, kind);
    if (fault) {
      const text = t(`cut.fault.${fault}`, {
        from: exact(recorded.from),
        to: exact(recorded.to),
        length: formatCountdown(mostSeconds(kind)),
      });
      const field = fault === 'outside' && range.from < recorded.from ? 'from' : 'to';
      throw refusal({ errors: { [field]: text } });
    }
    const title = String(entries.get('title')).trim();
    const gameId = match?.gameId ?? Number(entries.get('gameId'));
    const id = await cut({ ...range, kind, title, incident: null }, gameId);
    navigate(`/videos/${id}`);
  }

  return (
    <Panel title={t('cut.byHand')} hint={t('cut.zone', { zone: viewerZone })}>
      <RecordedPicture
        broadcastId={recording.id}
        onFrom={(instant) => setFrom(toLocalSecond(instant))}
        onTo={(instant) => setTo(toLocalSecond(instant))}
      />
      <ResourceForm onSave={save}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="from"
            label={t('cut.from')}
            type="datetime-local"
            step={1}
            required
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            name="to"
            label={t('cut.to')}
            type="datetime-local"
            step={1}
            required
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
          <p role="status" className="tabular self-center text-sm">
            {t('cut.length', { length: seconds > 0 ? formatCountdown(Math.round(seconds)) : '–' })}
          </p>
          <Button className="self-center justify-self-start" onClick={takeAll}>
            {t('cut.whole')}
          </Button>
          <SelectField
            name="kind"
            label={t('kind.label')}
            options={videoKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onChange={({ target }) => setKind(target.value as VideoKind)}
          />
          {!match && (
            <SelectField
              name="gameId"
              label={t('articles:game')}
              options={games.map(({ gameId }) => ({
                value: String(gameId),
                label: nameOf(gameId),
              }))}
            />
          )}
          <div className="md:col-span-2">
            <TextField
              name="title"
              label={t('articles:title')}
              required
              minLength={videoLimits.title.min}
              maxLength={videoLimits.title.max}
              defaultValue={sidesIn(recording)}
              autoComplete="off"
              dir="auto"
            />
          </div>
        </div>
        <Button type="submit" look="primary" className="self-start" disabled={isPending}>
          {t('cut.cut')}
        </Button>
      </ResourceForm>
    </Panel>
  );
}
