-- Rooms as they were told last; one that is on air is live or interrupted.
CREATE OR REPLACE VIEW live.room AS
SELECT account_id, state, broadcast_id FROM public.room;
