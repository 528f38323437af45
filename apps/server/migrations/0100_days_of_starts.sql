-- A start whose day at the venue nobody told is on UTC's.
UPDATE "match" SET date = (starts_at AT TIME ZONE 'UTC')::date WHERE date IS NULL AND starts_at IS NOT NULL;
